import { base64ToBytes, bytesToBase64Url } from './base64.ts'
import { withoutCell } from './cell.ts'

/** The three parts of the text printed on a diploma: the signed value as base64url, the other two as plain text. */
export type VerificationIdentifier = {
  readonly signedAuditId: string
  readonly auditId: string
  readonly clientId: string
}

/** The text `signedAuditId.auditId.clientId`, each part base64url without padding (spec 1 §3). */
export function formatVerificationIdentifier(identifier: VerificationIdentifier): string {
  const encode = (text: string) => bytesToBase64Url(new TextEncoder().encode(text))
  return `${identifier.signedAuditId}.${encode(identifier.auditId)}.${encode(identifier.clientId)}`
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * What a person pasted as an identifier: white space goes first, then exactly three non-empty parts of base64, standard or
 * URL-safe; null otherwise (spec 1 §5, row V1). Says nothing about whether it is genuine.
 */
export function parseVerificationIdentifier(text: string): VerificationIdentifier | null {
  const parts = withoutCell(text.replace(/\s+/gu, '')).split('.')
  const [signed, audit, client] = parts.map((part) => (part === '' ? null : base64ToBytes(part)))
  if (parts.length !== 3 || !signed?.length || !audit || !client) return null
  const [auditId, clientId] = [decodeText(audit), decodeText(client)]
  return auditId && clientId ? { signedAuditId: bytesToBase64Url(signed), auditId, clientId } : null
}
