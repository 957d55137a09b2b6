import { compareBytes, utf8Bytes } from '../encoding/bytes.ts'
import { TAG } from './der-reader.ts'

/** How many octets a length takes (X.690 §8.1.3). */
function lengthSize(length: number): number {
  if (length < 0x80) return 1
  if (length < 0x100) return 2
  if (length < 0x10000) return 3
  return length < 0x1000000 ? 4 : 5
}

/** An element of this tag around the given parts, with the shortest length (X.690 §10.1). */
export function derElement(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0
  for (const part of parts) length += part.length
  const size = lengthSize(length)
  // Written in place: elements nest, and each copy less is felt in every stamp.
  const out = new Uint8Array(1 + size + length)
  out[0] = tag
  out[1] = size === 1 ? length : 0x80 | (size - 1)
  for (let index = size - 1, rest = length; index > 0; index--, rest >>>= 8) out[1 + index] = rest & 0xff
  let at = 1 + size
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

/** SEQUENCE. */
export const derSequence = (...members: readonly Uint8Array[]): Uint8Array => derElement(TAG.sequence, ...members)

/** SET OF, its members sorted as DER demands (X.690 §11.6). */
export const derSetOf = (...members: readonly Uint8Array[]): Uint8Array =>
  derElement(TAG.set, ...[...members].sort(compareBytes))

/** INTEGER from a safe number that is not negative. */
export function derInteger(value: number): Uint8Array {
  const octets: number[] = []
  let rest = value
  do {
    octets.unshift(rest % 256)
    rest = Math.floor(rest / 256)
  } while (rest > 0)
  return derUnsigned(Uint8Array.from(octets))
}

/** INTEGER from the big-endian magnitude of a number that is not negative. */
export function derUnsigned(magnitude: Uint8Array): Uint8Array {
  let start = 0
  while (start < magnitude.length - 1 && magnitude[start] === 0) start++
  const trimmed = magnitude.subarray(start)
  const sign = trimmed.length === 0 || (trimmed[0] ?? 0) >= 0x80 ? Uint8Array.of(0) : new Uint8Array()
  return derElement(TAG.integer, sign, trimmed)
}

/** BOOLEAN. */
export const derBoolean = (value: boolean): Uint8Array => derElement(TAG.boolean, Uint8Array.of(value ? 0xff : 0))

/** NULL. */
export const derNull = (): Uint8Array => derElement(TAG.null)

/** ENUMERATED of one octet. */
export const derEnumerated = (value: number): Uint8Array => derElement(TAG.enumerated, Uint8Array.of(value))

/** OCTET STRING. */
export const derOctetString = (bytes: Uint8Array): Uint8Array => derElement(TAG.octetString, bytes)

/** BIT STRING of whole octets, or with so many unused bits at the end. */
export const derBitString = (bytes: Uint8Array, unusedBits = 0): Uint8Array =>
  derElement(TAG.bitString, Uint8Array.of(unusedBits), bytes)

/** UTF8String. */
export const derUtf8String = (text: string): Uint8Array => derElement(TAG.utf8String, utf8Bytes(text))

/** IA5String, for addresses. */
export const derIa5String = (text: string): Uint8Array => derElement(TAG.ia5String, utf8Bytes(text))

/** GeneralizedTime in UTC to the second, as RFC 5280, RFC 6960 and RFC 3161 write it. */
export const derGeneralizedTime = (time: Date): Uint8Array =>
  derElement(TAG.generalizedTime, utf8Bytes(`${time.toISOString().slice(0, 19).replace(/\D/g, '')}Z`))

/** The Time of certificates and CRLs: UTCTime until 2049, GeneralizedTime after (RFC 5280 §4.1.2.5). */
export function derCertificateTime(time: Date): Uint8Array {
  if (time.getUTCFullYear() >= 2050) return derGeneralizedTime(time)
  return derElement(TAG.utcTime, utf8Bytes(`${time.toISOString().slice(2, 19).replace(/\D/g, '')}Z`))
}

function base128(arc: number): number[] {
  const octets = [arc % 128]
  for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128)) octets.unshift((rest % 128) | 0x80)
  return octets
}

const encodedOids = new Map<string, Uint8Array>()

/** OBJECT IDENTIFIER from its dotted form. */
export function derOid(dotted: string): Uint8Array {
  const known = encodedOids.get(dotted)
  if (known !== undefined) return known
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const encoded = derElement(TAG.oid, Uint8Array.from([first * 40 + second, ...rest].flatMap(base128)))
  encodedOids.set(dotted, encoded)
  return encoded
}
