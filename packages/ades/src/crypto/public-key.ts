import { DerCursor, type DerElement, readDer, TAG } from '../asn1/der-reader.ts'
import { readBitStringOctets, readIntegerBytes, readOid } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'

export type CurveName = 'P-256' | 'P-384' | 'P-521'

/** What a SubjectPublicKeyInfo holds (RFC 5280 §4.1.2.7); `spki` is its DER. */
export type PublicKey = { readonly spki: Uint8Array } & (
  | { readonly type: 'ec'; readonly curve: CurveName; readonly bits: number }
  | { readonly type: 'rsa'; readonly bits: number }
  | { readonly type: 'ed25519'; readonly bits: 256 }
  | { readonly type: 'unknown'; readonly oid: string; readonly bits: 0 }
)

const CURVES: Readonly<Record<string, { curve: CurveName; bits: number }>> = {
  [OID.p256]: { curve: 'P-256', bits: 256 },
  [OID.p384]: { curve: 'P-384', bits: 384 },
  [OID.p521]: { curve: 'P-521', bits: 521 },
}

function rsaBits(key: Uint8Array): number {
  const modulus = readIntegerBytes(new DerCursor(readDer(key), TAG.sequence).next())
  const start = modulus[0] === 0 ? 1 : 0
  return (modulus.length - start) * 8 - Math.clz32(modulus[start] ?? 0) + 24
}

/** Reads a SubjectPublicKeyInfo; a key type unknown here is kept as `unknown`, not refused. */
export function readPublicKey(element: DerElement): PublicKey {
  const cursor = new DerCursor(element, TAG.sequence)
  const algorithm = new DerCursor(cursor.next(TAG.sequence))
  const key = readBitStringOctets(cursor.next())
  const spki = element.encoded
  const oid = readOid(algorithm.next())
  if (oid === OID.ecPublicKey) {
    const parameter = algorithm.optional(TAG.oid)
    const curve = parameter === undefined ? undefined : CURVES[readOid(parameter)]
    return curve === undefined ? { spki, type: 'unknown', oid, bits: 0 } : { spki, type: 'ec', ...curve }
  }
  if (oid === OID.rsaEncryption || oid === OID.rsaPss) return { spki, type: 'rsa', bits: rsaBits(key) }
  if (oid === OID.ed25519) return { spki, type: 'ed25519', bits: 256 }
  return { spki, type: 'unknown', oid, bits: 0 }
}
