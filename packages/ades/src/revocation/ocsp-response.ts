import { childrenOf, contextTag, DerCursor, type DerElement, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { readTime } from '../asn1/der-time.ts'
import { readBitStringOctets, readExplicit, readOctetString, readOid, readSmallInteger } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { AdesError } from '../errors.ts'
import { type Certificate, readCertificate } from '../x509/certificate.ts'
import { type Extension, readExtensions } from '../x509/extensions.ts'
import { type DistinguishedName, readName } from '../x509/name.ts'
import { type CertificateId, readCertificateId } from './certificate-id.ts'

/** What a responder or a CRL says of one certificate. */
export type CertificateStatus =
  | { readonly status: 'good' }
  | { readonly status: 'revoked'; readonly at: Date; readonly reason?: number }
  | { readonly status: 'unknown' }

export interface SingleResponse {
  readonly id: CertificateId
  readonly certificateStatus: CertificateStatus
  readonly thisUpdate: Date
  readonly nextUpdate?: Date
}

/** A successful OCSP answer (RFC 6960 §4.2.1), read; nothing of it is checked yet. */
export interface OcspResponse {
  readonly der: Uint8Array
  readonly toBeSigned: Uint8Array
  readonly signatureAlgorithm: DerElement
  readonly signature: Uint8Array
  readonly responder: { readonly name: DistinguishedName } | { readonly keyHash: Uint8Array }
  readonly producedAt: Date
  readonly responses: readonly SingleResponse[]
  readonly nonce?: Uint8Array
  readonly certificates: readonly Certificate[]
}

function readStatus(element: DerElement): CertificateStatus {
  if (element.tag === contextTag(0, false)) return { status: 'good' }
  if (element.tag === contextTag(2, false)) return { status: 'unknown' }
  if (element.tag !== contextTag(1)) throw derError('An OCSP status is of no known kind.')
  const cursor = new DerCursor(element)
  const at = readTime(cursor.next(TAG.generalizedTime))
  const reason = cursor.optional(contextTag(0))
  cursor.end()
  if (reason === undefined) return { status: 'revoked', at }
  return { status: 'revoked', at, reason: readSmallInteger(readExplicit(reason), TAG.enumerated) }
}

const UNDERSTOOD: ReadonlySet<string> = new Set([OID.ocspNonce])

/** A critical extension that is not understood makes the answer unusable (RFC 6960 §4.4). */
function refuseUnknown(extensions: readonly Extension[]): void {
  if (extensions.some(({ critical, oid }) => critical && !UNDERSTOOD.has(oid))) {
    throw derError('An OCSP answer has a critical extension that is not understood.')
  }
}

function readSingleResponse(element: DerElement): SingleResponse {
  const cursor = new DerCursor(element, TAG.sequence)
  const id = readCertificateId(cursor.next())
  const certificateStatus = readStatus(cursor.next())
  const thisUpdate = readTime(cursor.next(TAG.generalizedTime))
  const nextUpdate = cursor.optional(contextTag(0))
  const extensions = cursor.optional(contextTag(1))
  cursor.end()
  if (extensions !== undefined) refuseUnknown(readExtensions(readExplicit(extensions)))
  const rest = { id, certificateStatus, thisUpdate }
  return nextUpdate === undefined ? rest : { ...rest, nextUpdate: readTime(readExplicit(nextUpdate)) }
}

function readResponder(element: DerElement): OcspResponse['responder'] {
  const inner = readExplicit(element)
  if (element.tag === contextTag(1)) return { name: readName(inner) }
  if (element.tag !== contextTag(2)) throw derError('A responder is named in no known way.')
  return { keyHash: readOctetString(inner) }
}

function readNonce(extensions: DerElement | undefined): { nonce?: Uint8Array } {
  if (extensions === undefined) return {}
  const read = readExtensions(readExplicit(extensions))
  refuseUnknown(read)
  const found = read.find(({ oid }) => oid === OID.ocspNonce)
  return found === undefined ? {} : { nonce: readOctetString(readDer(found.value)) }
}

function readResponseData(element: DerElement) {
  const cursor = new DerCursor(element, TAG.sequence)
  const version = cursor.optional(contextTag(0))
  if (version !== undefined && readSmallInteger(readExplicit(version)) !== 0)
    throw derError('The OCSP answer is of no known version.')
  const responder = readResponder(cursor.next())
  const producedAt = readTime(cursor.next(TAG.generalizedTime))
  const responses = childrenOf(cursor.next(TAG.sequence)).map(readSingleResponse)
  const extensions = cursor.optional(contextTag(1))
  cursor.end()
  return { responder, producedAt, responses, ...readNonce(extensions) }
}

/** A certificate that cannot be read cannot be the responder's; the answer may do without it. */
function readableCertificate(der: Uint8Array): Certificate[] {
  try {
    return [readCertificate(der)]
  } catch {
    return []
  }
}

function readBasicResponse(der: Uint8Array, basic: Uint8Array): OcspResponse {
  const cursor = new DerCursor(readDer(basic), TAG.sequence)
  const toBeSigned = cursor.next(TAG.sequence)
  const signatureAlgorithm = cursor.next(TAG.sequence)
  const signature = readBitStringOctets(cursor.next())
  const wrapped = cursor.optional(contextTag(0))
  cursor.end()
  const certificates =
    wrapped === undefined
      ? []
      : childrenOf(readExplicit(wrapped)).flatMap(({ encoded }) => readableCertificate(encoded))
  const data = readResponseData(toBeSigned)
  return { der, toBeSigned: toBeSigned.encoded, signatureAlgorithm, signature, certificates, ...data }
}

function readEnvelope(der: Uint8Array): { status: number; basic?: Uint8Array } {
  const cursor = new DerCursor(readDer(der), TAG.sequence)
  const status = readSmallInteger(cursor.next(), TAG.enumerated)
  const wrapped = cursor.optional(contextTag(0))
  cursor.end()
  if (wrapped === undefined) return { status }
  const bytes = new DerCursor(readExplicit(wrapped), TAG.sequence)
  if (readOid(bytes.next()) !== OID.ocspBasic) throw derError('The OCSP answer is of no known type.')
  return { status, basic: readOctetString(bytes.next()) }
}

/** Reads an OCSPResponse; throws `revocation_refused` when it is not `successful`, `revocation_malformed`. */
export function readOcspResponse(der: Uint8Array): OcspResponse {
  let status: number
  try {
    const envelope = readEnvelope(der)
    if (envelope.basic !== undefined && envelope.status === 0) return readBasicResponse(der, envelope.basic)
    status = envelope.status
  } catch (cause) {
    throw new AdesError('revocation_malformed', 'The OCSP answer cannot be read.', { cause })
  }
  throw new AdesError('revocation_refused', `The OCSP responder refused with status ${status}.`)
}
