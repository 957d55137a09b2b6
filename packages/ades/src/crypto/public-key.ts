import { contextTag, DerCursor, type DerElement, readDer, TAG } from '../asn1/der-reader.ts'
import { readBitStringOctets, readExplicit, readIntegerBytes, readOid, readSmallInteger } from '../asn1/der-values.ts'
import { derBitString, derNull, derOid, derSequence } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { type HashName, readHashAlgorithm, readMaskHash } from './algorithms.ts'

export type CurveName = 'P-256' | 'P-384' | 'P-521'

/** What a key of id-RSASSA-PSS may be used for; with a digest when the key names one (RFC 4055 §3.1). */
export interface PssOnly {
  readonly hash?: HashName
  readonly leastSaltLength?: number
}

/** What a SubjectPublicKeyInfo holds (RFC 5280 §4.1.2.7); `spki` is its DER. */
export type PublicKey = { readonly spki: Uint8Array } & (
  | { readonly type: 'ec'; readonly curve: CurveName; readonly bits: number }
  | { readonly type: 'rsa'; readonly bits: number; readonly pssOnly?: PssOnly }
  | { readonly type: 'ed25519'; readonly bits: 256 }
  | { readonly type: 'unknown'; readonly oid: string; readonly bits: 0 }
)

const CURVES: Readonly<Record<string, { curve: CurveName; bits: number }>> = {
  [OID.p256]: { curve: 'P-256', bits: 256 },
  [OID.p384]: { curve: 'P-384', bits: 384 },
  [OID.p521]: { curve: 'P-521', bits: 521 },
}

/** A point given by both coordinates (RFC 5480 §2.2): compressed ones are read on some platforms and not on others. */
const isWholePoint = (octets: Uint8Array, bits: number): boolean =>
  octets[0] === 4 && octets.length === 1 + 2 * Math.ceil(bits / 8)

function readEcKey(algorithm: DerCursor, { spki, octets }: { spki: Uint8Array; octets: Uint8Array }): PublicKey {
  const parameter = algorithm.optional(TAG.oid)
  const curve = parameter === undefined ? undefined : CURVES[readOid(parameter)]
  return curve === undefined || !isWholePoint(octets, curve.bits)
    ? { spki, type: 'unknown', oid: OID.ecPublicKey, bits: 0 }
    : { spki, type: 'ec', ...curve }
}

const isOdd = (integer: Uint8Array) => ((integer.at(-1) ?? 0) & 1) === 1
const isPositive = (integer: Uint8Array) => (integer[0] ?? 0x80) < 0x80
const isOne = (integer: Uint8Array) => integer.length === 1 && integer[0] === 1

/** The size of a modulus; undefined for numbers that are no RSA key, under which anybody could sign. */
function rsaBits(key: Uint8Array): number | undefined {
  const cursor = new DerCursor(readDer(key), TAG.sequence)
  const modulus = readIntegerBytes(cursor.next())
  const exponent = readIntegerBytes(cursor.next())
  cursor.end()
  if (![modulus, exponent].every((number) => isPositive(number) && isOdd(number)) || isOne(exponent)) return undefined
  const start = modulus[0] === 0 ? 1 : 0
  return (modulus.length - start) * 8 - Math.clz32(modulus[start] ?? 0) + 24
}

function readPssOnly(parameters: DerElement | undefined): PssOnly | undefined {
  if (parameters === undefined) return {}
  const cursor = new DerCursor(parameters, TAG.sequence)
  const hashField = cursor.optional(contextTag(0))
  const hash = hashField === undefined ? 'SHA-1' : readHashAlgorithm(readExplicit(hashField))
  const maskHash = readMaskHash(cursor.optional(contextTag(1)))
  const salt = cursor.optional(contextTag(2))
  return maskHash === hash
    ? { hash, leastSaltLength: salt === undefined ? 20 : readSmallInteger(readExplicit(salt)) }
    : undefined
}

/** Parameters that are not understood make the key unknown, not free of them. */
function pssRestriction(parameters: DerElement | undefined): PssOnly | undefined {
  try {
    return readPssOnly(parameters)
  } catch {
    return undefined
  }
}

function readRsaKey(oid: string, algorithm: DerCursor, key: { spki: Uint8Array; octets: Uint8Array }): PublicKey {
  const { spki, octets } = key
  const bits = rsaBits(octets)
  const pssOnly = oid === OID.rsaPss ? pssRestriction(algorithm.optional(TAG.sequence)) : undefined
  if (bits === undefined || (oid === OID.rsaPss && pssOnly === undefined))
    return { spki, type: 'unknown', oid, bits: 0 }
  return { spki, type: 'rsa', bits, ...(pssOnly === undefined ? {} : { pssOnly }) }
}

/** Reads a SubjectPublicKeyInfo; a key type unknown here is kept as `unknown`, not refused. */
export function readPublicKey(element: DerElement): PublicKey {
  const cursor = new DerCursor(element, TAG.sequence)
  const algorithm = new DerCursor(cursor.next(TAG.sequence))
  const octets = readBitStringOctets(cursor.next())
  const spki = element.encoded
  const oid = readOid(algorithm.next())
  if (oid === OID.ecPublicKey) return readEcKey(algorithm, { spki, octets })
  if (oid === OID.rsaEncryption || oid === OID.rsaPss) return readRsaKey(oid, algorithm, { spki, octets })
  if (oid === OID.ed25519) return { spki, type: 'ed25519', bits: 256 }
  return { spki, type: 'unknown', oid, bits: 0 }
}

/** The same RSA key under rsaEncryption: platforms import it so, whichever identifier it was certified under. */
export function asRsaEncryption(spki: Uint8Array): Uint8Array {
  const cursor = new DerCursor(readDer(spki), TAG.sequence)
  cursor.next()
  const key = derBitString(readBitStringOctets(cursor.next()))
  return derSequence(derSequence(derOid(OID.rsaEncryption), derNull()), key)
}
