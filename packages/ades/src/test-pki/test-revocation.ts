import { createHash } from 'node:crypto'
import { childrenOf, contextTag, DerCursor, readDer, TAG } from '../asn1/der-reader.ts'
import {
  derBitString,
  derCertificateTime,
  derElement,
  derEnumerated,
  derGeneralizedTime,
  derInteger,
  derOctetString,
  derOid,
  derSequence,
} from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { type HashName, signatureAlgorithmIdentifier } from '../crypto/algorithms.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { toHex } from '../encoding/bytes.ts'
import { certificateIdOf } from '../revocation/certificate-id.ts'
import { encodeOcspRequest } from '../revocation/ocsp-request.ts'
import { readCertificate } from '../x509/certificate.ts'
import { type Certified, extension } from './issue-certificate.ts'
import { schemeOf, x509Value } from './test-signature.ts'
import { explicit } from './test-timestamp.ts'

/** Revocation times by serial number in hexadecimal. */
export type Revocations = Map<string, Date>

/** The name of a certificate in `Revocations`. */
export const serialOf = (certified: Certified): string => toHex(readCertificate(certified.der).serialNumber)

export interface TestAnswering {
  readonly responder: Certified
  readonly revocations: Revocations
  readonly thisUpdate: Date
  readonly nextUpdate?: Date
  readonly fault?: 'nonce' | 'signature' | 'unknown' | 'try-later'
  readonly hash?: HashName
}

function statusField({ revocations, fault }: TestAnswering, serialNumber: string): Uint8Array {
  const revokedAt = revocations.get(serialNumber)
  if (fault === 'unknown') return derElement(contextTag(2, false))
  if (revokedAt === undefined) return derElement(contextTag(0, false))
  return explicit(1, derGeneralizedTime(revokedAt), explicit(0, derEnumerated(1)))
}

/** Answers an OCSPRequest as a responder of the test PKI would (RFC 6960 §4.2.1). */
export function answerOcspRequest(request: Uint8Array, answering: TestAnswering): Uint8Array {
  const { responder, thisUpdate, nextUpdate, fault } = answering
  if (fault === 'try-later') return derSequence(derEnumerated(3))
  const cursor = new DerCursor(childrenOf(readDer(request))[0])
  const id = childrenOf(childrenOf(cursor.next(TAG.sequence))[0] ?? readDer(request))[0] ?? readDer(request)
  const extensions = cursor.optional(contextTag(2))
  const serialNumber = toHex(childrenOf(id)[3]?.contents ?? new Uint8Array())
  const single = derSequence(
    id.encoded,
    statusField(answering, serialNumber),
    derGeneralizedTime(thisUpdate),
    ...(nextUpdate === undefined ? [] : [explicit(0, derGeneralizedTime(nextUpdate))]),
  )
  const foreignNonce = explicit(1, derSequence(extension(OID.ocspNonce, derOctetString(Uint8Array.of(1, 2, 3)))))
  const echoed = extensions === undefined ? [] : [derElement(contextTag(1), extensions.contents)]
  const keyHash = createHash('sha1').update(keyBits(responder)).digest()
  const data = derSequence(
    explicit(2, derOctetString(keyHash)),
    derGeneralizedTime(thisUpdate),
    derSequence(single),
    ...(fault === 'nonce' ? [foreignNonce] : echoed),
  )
  const value = x509Value(responder.key, data, answering.hash)
  if (fault === 'signature') value[value.length - 1] = (value[value.length - 1] ?? 0) ^ 1
  const algorithm = signatureAlgorithmIdentifier(schemeOf(responder.key, answering.hash))
  const basic = derSequence(data, algorithm, derBitString(value), explicit(0, derSequence(responder.der)))
  return derSequence(derEnumerated(0), explicit(0, derSequence(derOid(OID.ocspBasic), derOctetString(basic))))
}

/** An answer about a certificate that nobody asked for over a network. */
export async function ocspAnswerAbout(
  certified: Certified,
  issuer: Certified,
  answering: TestAnswering,
): Promise<Uint8Array> {
  const names = { hash: 'SHA-1', crypto: nodeCrypto } as const
  const id = await certificateIdOf(readCertificate(certified.der), readCertificate(issuer.der), names)
  return answerOcspRequest(encodeOcspRequest(id, new Uint8Array(16)), answering)
}

const keyBits = ({ spki }: Certified) => childrenOf(readDer(spki))[1]?.contents.subarray(1) ?? spki

export interface TestListing {
  readonly revocations: Revocations
  readonly thisUpdate: Date
  readonly nextUpdate: Date
  readonly extensions?: readonly Uint8Array[]
  readonly hash?: HashName
  /** Entries in DER in place of those made of `revocations`. */
  readonly entries?: readonly Uint8Array[]
  readonly number?: number
}

/** Issues a CRL (RFC 5280 §5.1). */
export function issueCrl(
  issuer: Certified,
  { revocations, thisUpdate, nextUpdate, extensions = [], hash, number: count = 1, ...listing }: TestListing,
): Uint8Array {
  const algorithm = signatureAlgorithmIdentifier(schemeOf(issuer.key, hash))
  const entries =
    listing.entries ??
    [...revocations].map(([serialNumber, at]) =>
      derSequence(derElement(TAG.integer, Buffer.from(serialNumber, 'hex')), derCertificateTime(at)),
    )
  const number = extension(OID.crlNumber, derInteger(count))
  const toBeSigned = derSequence(
    derInteger(1),
    algorithm,
    issuer.name,
    derCertificateTime(thisUpdate),
    derCertificateTime(nextUpdate),
    ...(entries.length === 0 ? [] : [derSequence(...entries)]),
    explicit(0, derSequence(number, ...extensions)),
  )
  return derSequence(toBeSigned, algorithm, derBitString(x509Value(issuer.key, toBeSigned, hash)))
}
