import type { BaselineLevel } from '../baseline/baseline-level.ts'
import type { HashName, SignatureScheme } from '../crypto/algorithms.ts'
import { toBase64Once } from '../encoding/base64.ts'
import { type Crl, readCrl } from '../revocation/crl.ts'
import { type OcspResponse, readOcspResponse } from '../revocation/ocsp-response.ts'
import { readTimestampToken, type TimestampToken } from '../rfc3161/timestamp-token.ts'
import type { WorkAllowance } from '../work-allowance.ts'
import { type Certificate, readCertificate } from '../x509/certificate.ts'
import type { SubIndication } from './indication.ts'
import type { PdfFinding } from './pdf-rules/pdf-rule.ts'
import type { StepCode, StepReason } from './steps.ts'

/**
 * Where something stands in the file. An archive stamp proves the existence of everything at a lower position; what came
 * from outside the file stands at infinity and is proven by none.
 */
export type Position = number

/** The position of evidence that is not in the file. */
export const OUTSIDE: Position = Number.POSITIVE_INFINITY

export interface OcspEvidence {
  readonly response: OcspResponse
  readonly position: Position
}

export interface CrlEvidence {
  readonly crl: Crl
  readonly position: Position
}

/** Certificates and revocation data, from the file or given beside it. */
export interface Evidence {
  readonly certificates: readonly Certificate[]
  readonly ocsp: readonly OcspEvidence[]
  readonly crls: readonly CrlEvidence[]
}

/** A time stamp of the signature; `token` is missing when it cannot be read. */
export interface StampUnderValidation {
  readonly kind: 'signature' | 'archive'
  readonly token?: TimestampToken
  /** The digest of what the stamp is over. */
  imprint(hash: HashName): Promise<Uint8Array>
  readonly position: Position
  /** A document time stamp is itself a signature over the whole file: when broken, the file was altered. */
  readonly breaksDocument: boolean
}

/** What the format's own reading found out: the signature holds over the bytes, or why not. */
export type CryptographicResult =
  | {
      readonly ok: true
      readonly certificate: Certificate
      readonly scheme: SignatureScheme
      /** The digests relied on beside the scheme's own: of the content, and of what names the certificate. */
      readonly hashes: readonly HashName[]
    }
  | {
      readonly ok: false
      readonly subIndication: SubIndication
      readonly code: StepCode
      readonly reason: StepReason
      readonly certificate?: Certificate
    }

/** What the signer says of time, signed (RFC 7519 §4.1.4–4.1.6); each is a claim. */
export interface TimeClaims {
  readonly issuedAt?: Date
  readonly notBefore?: Date
  readonly expires?: Date
}

/** A signature over the signature; `reason` when it does not hold. Who made it is not judged. */
export interface CounterSignature {
  readonly certificate?: Certificate
  readonly reason?: StepReason
}

/** A signature of either format, ready for the validation that both share. */
export interface SignatureUnderValidation {
  readonly position: Position
  readonly cryptographic: CryptographicResult
  readonly claimedSigningTime?: Date
  readonly claims?: TimeClaims
  readonly counterSignatures?: readonly CounterSignature[]
  readonly evidence: Evidence
  readonly stamps: readonly StampUnderValidation[]
  readonly levelByComponents: BaselineLevel
  /** Why the document may be shown otherwise than it was sealed (PDF only). */
  readonly documentFindings?: readonly PdfFinding[]
}

const readable = <T>(values: readonly Uint8Array[], read: (value: Uint8Array) => T): T[] =>
  values.flatMap((value) => {
    try {
      return [read(value)]
    } catch {
      // Evidence that cannot be read proves nothing; what then is missing shows as such in the report.
      return []
    }
  })

export interface RawEvidence {
  readonly certificates?: readonly Uint8Array[]
  readonly ocsp?: readonly Uint8Array[]
  readonly crls?: readonly Uint8Array[]
}

const bytesIn = (values: readonly Uint8Array[]) => values.reduce((sum, { length }) => sum + length, 0)

/** Reads evidence that stands at one position; what a file carries is paid for from its allowance (`limit_exceeded`). */
export function readEvidence(
  { certificates = [], ocsp = [], crls = [] }: RawEvidence,
  position: Position,
  allowance?: WorkAllowance,
): Evidence {
  // The entries of a list are passed over until they are asked for; of the others every part is read.
  allowance?.spend(bytesIn(certificates) + bytesIn(ocsp) + bytesIn(crls) / 10)
  return {
    certificates: readable(certificates, readCertificate),
    ocsp: readable(ocsp, readOcspResponse).map((response) => ({ response, position })),
    crls: readable(crls, readCrl).map((crl) => ({ crl, position })),
  }
}

/** Gives up a file that carries more evidence than any signature needs; throws `limit_exceeded`. */
export function expectReasonable({ certificates, ocsp, crls }: Evidence, allowance: WorkAllowance): void {
  allowance.expect('certificates', certificates.length)
  allowance.expect('revocationData', ocsp.length + crls.length)
}

/** All evidence together. */
export const joinEvidence = (parts: readonly Evidence[]): Evidence => ({
  certificates: parts.flatMap(({ certificates }) => certificates),
  ocsp: parts.flatMap(({ ocsp }) => ocsp),
  crls: parts.flatMap(({ crls }) => crls),
})

/** The first of those that stand for the same bytes; the lowest position is the earliest proven. */
function firstOfEach<T extends { readonly position: Position }>(
  items: readonly T[],
  der: (item: T) => Uint8Array,
): T[] {
  const seen = new Map<string, T>()
  for (const item of items.toSorted((a, b) => a.position - b.position)) {
    const name = toBase64Once(der(item))
    if (!seen.has(name)) seen.set(name, item)
  }
  return [...seen.values()]
}

/** The same evidence, each list and answer once, where it stands first: each is asked about every certificate. */
export const withoutRepetition = ({ certificates, ocsp, crls }: Evidence): Evidence => ({
  certificates,
  ocsp: firstOfEach(ocsp, ({ response }) => response.der),
  crls: firstOfEach(crls, ({ crl }) => crl.der),
})

/** A token if it can be read: an unreadable one stays in the report as such. */
export function readStamp(der: Uint8Array, allowance: WorkAllowance): { token?: TimestampToken } {
  allowance.spend(2 * der.length)
  const [token] = readable([der], readTimestampToken)
  return token === undefined ? {} : { token }
}
