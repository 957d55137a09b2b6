import { readSignatureScheme } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { equalBytes } from '../encoding/bytes.ts'
import type { Certificate } from '../x509/certificate.ts'
import { KEY_USAGE } from '../x509/extensions.ts'
import { isSameName } from '../x509/name.ts'
import type { Crl } from './crl.ts'
import { findCrlEntry, REMOVE_FROM_CRL } from './crl-entries.ts'
import { coveredReasons } from './crl-scope.ts'
import type { CertificateStatus } from './ocsp-response.ts'

export type CrlProblem =
  | 'not-about-this-certificate'
  | 'issuer-may-not-sign-lists'
  | 'signature-invalid'
  | 'feature-not-supported'

export type CrlVerification =
  | {
      readonly valid: true
      readonly certificateStatus: CertificateStatus
      /** For which reasons the list speaks (RFC 5280 §6.3.3 d). */
      readonly reasons: ReadonlySet<number>
    }
  | { readonly valid: false; readonly problem: CrlProblem }

export interface CrlQuestion {
  readonly certificate: Certificate
  /** Whose key may have signed the list; how it may is the caller's question. */
  readonly signer: Certificate
  /** A delta list that brings the list up to date, verified by the same signer. */
  readonly delta?: Crl
}

/** Whether name and, where both carry them, key identifiers make this certificate the possible signer of a list. */
export function mayHaveSigned({ issuer, authorityKeyIdentifier }: Crl, signer: Certificate): boolean {
  if (!isSameName(issuer, signer.subject)) return false
  const { subjectKeyIdentifier } = signer
  if (authorityKeyIdentifier === undefined || subjectKeyIdentifier === undefined) return true
  return equalBytes(authorityKeyIdentifier, subjectKeyIdentifier)
}

async function signatureHolds(crl: Crl, { publicKey }: Certificate, crypto: CryptoPort): Promise<boolean> {
  try {
    const scheme = readSignatureScheme(crl.signatureAlgorithm)
    return await crypto.verify({ scheme, publicKey, signedBytes: crl.toBeSigned, signature: crl.signature })
  } catch {
    return false
  }
}

/** Whether a list is this signer's own and can be used (RFC 5280 §6.3.3 f, g). */
export async function crlProblem(crl: Crl, signer: Certificate, crypto: CryptoPort): Promise<CrlProblem | undefined> {
  if (!mayHaveSigned(crl, signer)) return 'not-about-this-certificate'
  if (signer.keyUsage !== undefined && !signer.keyUsage.has(KEY_USAGE.crlSign)) return 'issuer-may-not-sign-lists'
  if (!(await signatureHolds(crl, signer, crypto))) return 'signature-invalid'
  return crl.unknownCritical.length > 0 ? 'feature-not-supported' : undefined
}

/** Whether a delta list brings this list up to date (RFC 5280 §5.2.4, §6.3.3 c). */
export function isDeltaOf(delta: Crl, base: Crl): boolean {
  if (delta.baseNumber === undefined || delta.number === undefined || base.number === undefined) return false
  const isInRange = base.number >= delta.baseNumber && base.number < delta.number
  const none = new Uint8Array()
  return (
    isInRange &&
    isSameName(delta.issuer, base.issuer) &&
    equalBytes(delta.scope ?? none, base.scope ?? none) &&
    equalBytes(delta.authorityKeyIdentifier ?? none, base.authorityKeyIdentifier ?? none)
  )
}

function lookUp(crl: Crl, { certificate, delta }: CrlQuestion): CertificateStatus {
  const changed = delta === undefined ? undefined : findCrlEntry(delta, certificate)
  if (changed?.reason === REMOVE_FROM_CRL) return { status: 'good' }
  const entry = changed ?? findCrlEntry(crl, certificate)
  return entry === undefined ? { status: 'good' } : { status: 'revoked', ...entry }
}

/**
 * Checks that a complete list speaks of this certificate and is its signer's own (RFC 5280 §6.3.3), and looks it up, in a
 * verified delta list first.
 */
export async function verifyCrl(crl: Crl, question: CrlQuestion, crypto: CryptoPort): Promise<CrlVerification> {
  const { certificate, signer } = question
  const reasons = coveredReasons(crl, certificate)
  if (reasons.size === 0) return { valid: false, problem: 'not-about-this-certificate' }
  // A delta list names only what changed: on its own it must not be read as "not revoked".
  if (crl.baseNumber !== undefined) return { valid: false, problem: 'feature-not-supported' }
  const problem = await crlProblem(crl, signer, crypto)
  if (problem !== undefined) return { valid: false, problem }
  try {
    return { valid: true, certificateStatus: lookUp(crl, question), reasons }
  } catch {
    return { valid: false, problem: 'feature-not-supported' }
  }
}
