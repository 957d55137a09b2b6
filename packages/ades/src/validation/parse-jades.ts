import { utf8Text } from '../encoding/bytes.ts'
import type { JadesSignature } from '../jades/jades-signature.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

function parseCompact(text: string): JadesSignature | undefined {
  const [header, payload, signature, ...more] = text.trim().split('.')
  if (header === undefined || payload === undefined || signature === undefined || more.length > 0) return undefined
  return { payload, protected: header, signature }
}

function withHeader(parts: Omit<JadesSignature, 'header'>, header: unknown): JadesSignature | undefined {
  if (header === undefined) return parts
  if (!isRecord(header)) return undefined
  const { etsiU } = header
  if (etsiU === undefined) return parts
  return Array.isArray(etsiU) && etsiU.every(isText) ? { ...parts, header: { etsiU } } : undefined
}

function parseFlattened(value: Record<string, unknown>): JadesSignature | undefined {
  const { payload, protected: header, signature } = value
  if (!isText(payload) || !isText(header) || !isText(signature)) return undefined
  return withHeader({ payload, protected: header, signature }, value.header)
}

/** The general form is accepted with one signature: more would be several signatures of which only one is reported. */
function parseGeneral(value: Record<string, unknown>): JadesSignature | undefined {
  const { payload, signatures } = value
  const [only, ...others]: unknown[] = Array.isArray(signatures) ? signatures : []
  return isRecord(only) && others.length === 0 ? parseFlattened({ ...only, payload }) : undefined
}

/** Reads a JAdES file in compact, flattened or general form (RFC 7515 §3); undefined when it is none of them. */
export function parseJades(file: Uint8Array | string): JadesSignature | undefined {
  try {
    const text = typeof file === 'string' ? file : utf8Text(file)
    if (!text.trimStart().startsWith('{')) return parseCompact(text)
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return undefined
    return 'signatures' in value ? parseGeneral(value) : parseFlattened(value)
  } catch {
    return undefined
  }
}
