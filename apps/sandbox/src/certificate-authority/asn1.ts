import { createHash } from 'node:crypto'
import { Integer, OctetString } from 'asn1js'
import { Certificate } from 'pkijs'
import type { X509Certificate } from './x509.ts'

/** `certificate` in the form that pkijs takes. */
export function toPkijs(certificate: X509Certificate): Certificate {
  return Certificate.fromBER(certificate.rawData)
}

/** The DER of a structure. */
export function derOf(structure: { toSchema(): { toBER(): ArrayBuffer } }): Buffer {
  return Buffer.from(structure.toSchema().toBER())
}

/** A positive INTEGER of these big-endian bytes, in as few bytes as DER allows. */
export function positiveInteger(bytes: Uint8Array): Integer {
  const start = bytes.findIndex((byte) => byte !== 0)
  const value = start < 0 ? Uint8Array.of(0) : bytes.subarray(start)
  const isTakenAsNegative = (value[0] ?? 0) >= 0x80
  return new Integer({ valueHex: new Uint8Array(isTakenAsNegative ? [0, ...value] : value).buffer })
}

/** An OCTET STRING. */
export function octets(bytes: Uint8Array): OctetString {
  return new OctetString({ valueHex: new Uint8Array(bytes).buffer })
}

/** The digest of `bytes` by a hash in Node's spelling. */
export function digest(algorithm: string, bytes: Uint8Array): Buffer {
  return createHash(algorithm).update(bytes).digest()
}

/** The hashes a request may use, by their identifiers; SHA-1 names certificates in OCSP and nothing else. */
export const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/** A time as the structures carry it: whole seconds, for DER forbids trailing zeros in a fraction (X.690 §11.7). */
export function wholeSeconds(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1000) * 1000)
}
