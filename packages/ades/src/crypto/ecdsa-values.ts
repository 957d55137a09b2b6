import { DerCursor, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { readIntegerBytes } from '../asn1/der-values.ts'
import { derSequence, derUnsigned } from '../asn1/der-writer.ts'
import { concatBytes } from '../encoding/bytes.ts'

/** r‖s (RFC 7518 §3.4) as the Ecdsa-Sig-Value of X.509 and CMS (RFC 3279 §2.2.3). */
export function ecdsaValueToDer(value: Uint8Array): Uint8Array {
  const half = value.length / 2
  return derSequence(derUnsigned(value.subarray(0, half)), derUnsigned(value.subarray(half)))
}

function fixedWidth(integer: Uint8Array, width: number): Uint8Array {
  const magnitude = integer[0] === 0 ? integer.subarray(1) : integer
  if (magnitude.length > width || (integer[0] ?? 0) > 0x7f)
    throw derError('A value of an ECDSA signature is out of range.')
  const out = new Uint8Array(width)
  out.set(magnitude, width - magnitude.length)
  return out
}

/** Ecdsa-Sig-Value as r‖s, each as wide as the curve's field; throws `der_malformed`. */
export function ecdsaValueFromDer(der: Uint8Array, fieldBytes: number): Uint8Array {
  const cursor = new DerCursor(readDer(der), TAG.sequence)
  const r = fixedWidth(readIntegerBytes(cursor.next()), fieldBytes)
  const s = fixedWidth(readIntegerBytes(cursor.next()), fieldBytes)
  cursor.end()
  return concatBytes([r, s])
}
