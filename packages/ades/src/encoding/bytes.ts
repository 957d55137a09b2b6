const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const latin1 = new TextDecoder('latin1')

/** The UTF-8 bytes of a text. */
export const utf8Bytes = (text: string): Uint8Array => encoder.encode(text)

/** The text of UTF-8 bytes; throws TypeError when they are not UTF-8. */
export const utf8Text = (bytes: Uint8Array): string => decoder.decode(bytes)

/** One character a byte (windows-1252, so only ASCII is meant literally): for searching in PDF syntax. */
export const asciiText = (bytes: Uint8Array): string => latin1.decode(bytes)

/** One character an octet, with that octet's value: IA5String and its like. */
export function octetText(bytes: Uint8Array): string {
  let text = ''
  for (const octet of bytes) text += String.fromCharCode(octet)
  return text
}

/** One array holding all parts in order. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  let length = 0
  for (const part of parts) length += part.length
  const out = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

/** Whether both hold the same bytes. For public values: not constant in time. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}

/** Byte order as DER sorts the members of a SET OF (X.690 §11.6). */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length)
  for (let index = 0; index < shared; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Lower-case hexadecimal text. */
export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX[byte]
  return text
}

const HEX_VALUES = new Int8Array(256).fill(-1)
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  HEX_VALUES[digit.charCodeAt(0)] = value
  HEX_VALUES[digit.toUpperCase().charCodeAt(0)] = value
}

/** The value of a hexadecimal digit by its ASCII code, or -1. */
export const hexValue = (code: number): number => HEX_VALUES[code] ?? -1

/** Decodes hexadecimal text of even length; undefined for anything else. */
export function fromHex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0) return undefined
  const out = new Uint8Array(text.length / 2)
  for (let index = 0; index < out.length; index++) {
    const value = (hexValue(text.charCodeAt(index * 2)) << 4) | hexValue(text.charCodeAt(index * 2 + 1))
    if (value < 0) return undefined
    out[index] = value
  }
  return out
}
