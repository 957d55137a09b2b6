import { OID } from '../asn1/oids.ts'
import { type HashName, readSignatureScheme } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { equalBytes } from '../encoding/bytes.ts'
import { isSignedBy } from '../x509/build-chain.ts'
import { type Certificate, isSameCertificate } from '../x509/certificate.ts'
import { KEY_USAGE } from '../x509/extensions.ts'
import { isSameName } from '../x509/name.ts'
import { type CertificateId, certificateIdOf, isSameCertificateId, keyOctets } from './certificate-id.ts'
import type { OcspResponse, SingleResponse } from './ocsp-response.ts'

export type OcspProblem = 'not-about-this-certificate' | 'responder-not-authorised' | 'signature-invalid'

export type OcspVerification =
  | { readonly valid: true; readonly response: SingleResponse; readonly responder: Certificate }
  | { readonly valid: false; readonly problem: OcspProblem }

export interface OcspQuestion {
  readonly certificate: Certificate
  readonly issuer: Certificate
  /** Certificates known beside those in the answer: the responder's may stand elsewhere in the file. */
  readonly certificates?: readonly Certificate[]
}

const SEVERITY = ['revoked', 'unknown', 'good'] as const

/** What an answer says of the certificate; of several statements the gravest, and of equal ones the oldest, counts. */
function gravest(responses: readonly SingleResponse[]): SingleResponse | undefined {
  const rank = ({ certificateStatus }: SingleResponse) => SEVERITY.indexOf(certificateStatus.status)
  return responses.toSorted((a, b) => rank(a) - rank(b) || a.thisUpdate.getTime() - b.thisUpdate.getTime())[0]
}

async function findSingleResponse({ responses }: OcspResponse, question: OcspQuestion, crypto: CryptoPort) {
  const { certificate, issuer } = question
  const ids = new Map<HashName, CertificateId>()
  const found: SingleResponse[] = []
  for (const response of responses) {
    if (!equalBytes(response.id.serialNumber, certificate.serialNumber)) continue
    // The digest of a CertID only tells certificates apart: who may answer is decided by the issuer's key below.
    const { hash } = response.id
    const id = ids.get(hash) ?? (await certificateIdOf(certificate, issuer, { hash, crypto }))
    ids.set(hash, id)
    if (isSameCertificateId(id, response.id)) found.push(response)
  }
  return gravest(found)
}

async function isNamed({ responder }: OcspResponse, candidate: Certificate, crypto: CryptoPort): Promise<boolean> {
  if ('name' in responder) return isSameName(responder.name, candidate.subject)
  return equalBytes(responder.keyHash, await crypto.digest('SHA-1', keyOctets(candidate)))
}

const SIGNING_USES = [KEY_USAGE.digitalSignature, KEY_USAGE.contentCommitment]

/** The issuer itself, or one it delegated to with the OCSP signing purpose (RFC 6960 §4.2.2.2). */
async function isAuthorised(candidate: Certificate, issuer: Certificate, crypto: CryptoPort): Promise<boolean> {
  if (isSameCertificate(candidate, issuer)) return true
  if (!candidate.extendedKeyUsage?.includes(OID.kpOcspSigning)) return false
  const { keyUsage } = candidate
  if (keyUsage !== undefined && !SIGNING_USES.some((use) => keyUsage.has(use))) return false
  return isSameName(candidate.issuer, issuer.subject) && isSignedBy(candidate, issuer, crypto)
}

const coversTime = ({ notBefore, notAfter }: Certificate, at: Date) => notBefore <= at && at <= notAfter

async function findResponder(response: OcspResponse, question: OcspQuestion, crypto: CryptoPort) {
  const { issuer, certificates = [] } = question
  for (const candidate of [issuer, ...response.certificates, ...certificates]) {
    // The issuer's own dates are checked with the chain.
    if (!isSameCertificate(candidate, issuer) && !coversTime(candidate, response.producedAt)) continue
    if ((await isNamed(response, candidate, crypto)) && (await isAuthorised(candidate, issuer, crypto)))
      return candidate
  }
  return undefined
}

async function signatureHolds(
  response: OcspResponse,
  { publicKey }: Certificate,
  crypto: CryptoPort,
): Promise<boolean> {
  try {
    const scheme = readSignatureScheme(response.signatureAlgorithm)
    return await crypto.verify({ scheme, publicKey, signedBytes: response.toBeSigned, signature: response.signature })
  } catch {
    return false
  }
}

/** Checks that an answer is about this certificate and signed by one who may speak for its issuer (RFC 6960 §3.2). */
export async function verifyOcspResponse(
  response: OcspResponse,
  question: OcspQuestion,
  crypto: CryptoPort,
): Promise<OcspVerification> {
  const single = await findSingleResponse(response, question, crypto)
  if (single === undefined) return { valid: false, problem: 'not-about-this-certificate' }
  const responder = await findResponder(response, question, crypto)
  if (responder === undefined) return { valid: false, problem: 'responder-not-authorised' }
  if (!(await signatureHolds(response, responder, crypto))) return { valid: false, problem: 'signature-invalid' }
  return { valid: true, response: single, responder }
}
