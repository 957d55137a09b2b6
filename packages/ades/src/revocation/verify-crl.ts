import { readSignatureScheme } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { equalBytes } from '../encoding/bytes.ts'
import type { Certificate } from '../x509/certificate.ts'
import { KEY_USAGE } from '../x509/extensions.ts'
import { type Crl, findCrlEntry } from './crl.ts'
import type { CertificateStatus } from './ocsp-response.ts'

export type CrlProblem = 'not-about-this-certificate' | 'issuer-may-not-sign-lists' | 'signature-invalid'

export type CrlVerification =
  | { readonly valid: true; readonly certificateStatus: CertificateStatus }
  | { readonly valid: false; readonly problem: CrlProblem }

export interface CrlQuestion {
  readonly certificate: Certificate
  readonly issuer: Certificate
}

function isAbout(crl: Crl, { certificate, issuer }: CrlQuestion): boolean {
  if (!equalBytes(crl.issuer, issuer.subject.der)) return false
  const isAuthority = certificate.basicConstraints?.ca === true
  return crl.scope === 'all' || crl.scope === (isAuthority ? 'authorities' : 'users')
}

async function signatureHolds(crl: Crl, { publicKey }: Certificate, crypto: CryptoPort): Promise<boolean> {
  try {
    const scheme = readSignatureScheme(crl.signatureAlgorithm)
    return await crypto.verify({ scheme, publicKey, signedBytes: crl.toBeSigned, signature: crl.signature })
  } catch {
    return false
  }
}

/** Checks that a list speaks of this certificate and is its issuer's own (RFC 5280 §6.3.3), and looks it up. */
export async function verifyCrl(crl: Crl, question: CrlQuestion, crypto: CryptoPort): Promise<CrlVerification> {
  const { certificate, issuer } = question
  if (!isAbout(crl, question)) return { valid: false, problem: 'not-about-this-certificate' }
  if (issuer.keyUsage !== undefined && !issuer.keyUsage.has(KEY_USAGE.crlSign)) {
    return { valid: false, problem: 'issuer-may-not-sign-lists' }
  }
  if (!(await signatureHolds(crl, issuer, crypto))) return { valid: false, problem: 'signature-invalid' }
  const entry = findCrlEntry(crl, certificate.serialNumber)
  return { valid: true, certificateStatus: entry === undefined ? { status: 'good' } : { status: 'revoked', ...entry } }
}
