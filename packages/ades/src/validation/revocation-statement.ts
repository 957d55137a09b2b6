import type { DerElement } from '../asn1/der-reader.ts'
import { isSchemeAcceptable } from '../crypto/algorithm-policy.ts'
import { readSignatureScheme } from '../crypto/algorithms.ts'
import type { CertificateRole } from '../revocation/needs-no-status.ts'
import type { CertificateStatus } from '../revocation/ocsp-response.ts'
import { type Certificate, isSameCertificate } from '../x509/certificate.ts'
import type { Position } from './evidence.ts'
import type { ValidationContext } from './validation-context.ts'

/** Why evidence at hand was not used: it was made by an algorithm that has ended, or uses what is not supported here. */
export type Unusable = 'unreliable' | 'not-supported'

export type StatusAt =
  | { readonly status: 'not-revoked'; readonly position: Position }
  | { readonly status: 'not-needed' }
  | { readonly status: 'revoked'; readonly since: Date }
  | { readonly status: 'not-fresh' }
  | { readonly status: 'out-of-bounds' }
  | { readonly status: 'unknown'; readonly unusable?: Unusable }

export interface StatusQuestion {
  /** From the certificate in question to the anchor; what stands above the certificate was found right. */
  readonly chain: readonly Certificate[]
  readonly role: CertificateRole
  /** A revocation up to this time counts. */
  readonly at: Date
  /** Statements must hold for this time: that at which the certificate's key was used. */
  readonly freshAt: Date
  /** Certificates whose status is being asked for: none may vouch for itself. */
  readonly asking: readonly Certificate[]
}

/** Asks about a further certificate: whoever signed a list or an answer. */
export type AskStatus = (question: StatusQuestion) => Promise<StatusAt>

/** What one list or answer says, once it was found right. */
export interface Statement {
  readonly certificateStatus: CertificateStatus
  /** For which reasons it speaks (RFC 5280 §6.3.3); answers of responders for all. */
  readonly reasons: ReadonlySet<number>
  readonly thisUpdate: Date
  readonly nextUpdate?: Date
  readonly position: Position
  /** Who says it had ended when the statement is first proven: it may have been made with a key long given up. */
  readonly outOfBounds: boolean
}

/** A statement, or why there is none; nothing when the evidence is about something else. */
export type Reading = Statement | Unusable | undefined

/** Whether a signature of this algorithm under this key is reliable at a time. */
export function isReliable(
  algorithm: DerElement,
  { publicKey }: Certificate,
  at: Date,
  { policy }: ValidationContext,
): boolean {
  try {
    return isSchemeAcceptable(policy, { scheme: readSignatureScheme(algorithm), publicKey }, at)
  } catch {
    return false
  }
}

/** Whether each signature of a path is reliable, the anchor excepted: it is trusted by decision. */
export const isPathReliable = (chain: readonly Certificate[], at: Date, context: ValidationContext): boolean =>
  chain.slice(0, -1).every((certificate, index) => {
    const issuer = chain[index + 1]
    return issuer !== undefined && isReliable(certificate.signatureAlgorithm, issuer, at, context)
  })

/** Anchors are in force as long as they are trusted. */
export function hasEnded(speaker: Certificate, position: Position, context: ValidationContext): boolean {
  if (context.trustAnchors.some((anchor) => isSameCertificate(anchor, speaker))) return false
  return context.provenTime(position) > speaker.notAfter
}
