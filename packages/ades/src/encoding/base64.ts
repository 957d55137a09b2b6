const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const URL_SAFE = `${STANDARD.slice(0, 62)}-_`

const ascii = new TextDecoder('latin1')
const codes = (alphabet: string) => Uint8Array.from(alphabet, (character) => character.charCodeAt(0))
const STANDARD_CODES = codes(STANDARD)
const URL_SAFE_CODES = codes(URL_SAFE)
const PAD = 61

function valuesOf(alphabet: string): Int8Array {
  const values = new Int8Array(128).fill(-1)
  for (let index = 0; index < alphabet.length; index++) values[alphabet.charCodeAt(index)] = index
  return values
}
const STANDARD_VALUES = valuesOf(STANDARD)
const URL_SAFE_VALUES = valuesOf(URL_SAFE)

/** The last one or two bytes as two or three characters (RFC 4648 §4). */
function encodeRest(rest: Uint8Array, alphabet: Uint8Array, out: Uint8Array): void {
  const group = ((rest[0] ?? 0) << 16) | ((rest[1] ?? 0) << 8)
  out[0] = alphabet[group >> 18] ?? 0
  out[1] = alphabet[(group >> 12) & 63] ?? 0
  if (rest.length === 2) out[2] = alphabet[(group >> 6) & 63] ?? 0
}

function encode(bytes: Uint8Array, alphabet: Uint8Array, restLength: (rest: number) => number): string {
  const rest = bytes.length % 3
  const whole = bytes.length - rest
  const out = new Uint8Array((whole / 3) * 4 + restLength(rest)).fill(PAD)
  let at = 0
  for (let index = 0; index < whole; index += 3) {
    const group = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)
    out[at++] = alphabet[group >> 18] ?? 0
    out[at++] = alphabet[(group >> 12) & 63] ?? 0
    out[at++] = alphabet[(group >> 6) & 63] ?? 0
    out[at++] = alphabet[group & 63] ?? 0
  }
  if (rest > 0) encodeRest(bytes.subarray(whole), alphabet, out.subarray(at))
  return ascii.decode(out)
}

const padded = (rest: number) => (rest === 0 ? 0 : 4)
const unpadded = (rest: number) => (rest === 0 ? 0 : rest + 1)

/** The values of four, three or two characters as one number, or -1 when a character is foreign. */
function groupAt(text: string, at: number, size: number, values: Int8Array): number {
  let group = 0
  for (let offset = 0; offset < size; offset++) {
    const value = values[text.charCodeAt(at + offset)] ?? -1
    if (value < 0) return -1
    group |= value << (18 - 6 * offset)
  }
  return group
}

function decode(text: string, values: Int8Array): Uint8Array | undefined {
  const rest = text.length % 4
  if (rest === 1) return undefined
  const whole = text.length - rest
  const out = new Uint8Array((whole / 4) * 3 + (rest === 0 ? 0 : rest - 1))
  let at = 0
  for (let index = 0; index < whole; index += 4, at += 3) {
    const group = groupAt(text, index, 4, values)
    if (group < 0) return undefined
    out[at] = group >> 16
    out[at + 1] = group >> 8
    out[at + 2] = group
  }
  return rest === 0 ? out : decodeRest(text, rest, { values, out, at })
}

interface Decoding {
  values: Int8Array
  out: Uint8Array
  at: number
}

function decodeRest(text: string, rest: number, { values, out, at }: Decoding): Uint8Array | undefined {
  const group = groupAt(text, text.length - rest, rest, values)
  // Unused bits must be zero, else two texts would name the same bytes and a signature could be altered unseen.
  if (group < 0 || (group & (rest === 2 ? 0xffff : 0xff)) !== 0) return undefined
  out[at] = group >> 16
  if (rest === 3) out[at + 1] = group >> 8
  return out
}

/** Base64 with padding (RFC 4648 §4), as x5c and the JAdES value lists carry it. */
export const toBase64 = (bytes: Uint8Array): string => encode(bytes, STANDARD_CODES, padded)

const encodedOnce = new WeakMap<Uint8Array, string>()

/** `toBase64` that remembers by the object itself: for certificates and answers that stand in every signature. */
export function toBase64Once(bytes: Uint8Array): string {
  const known = encodedOnce.get(bytes)
  if (known !== undefined) return known
  const text = toBase64(bytes)
  encodedOnce.set(bytes, text)
  return text
}

/** Base64url without padding (RFC 7515 §2). */
export const toBase64Url = (bytes: Uint8Array): string => encode(bytes, URL_SAFE_CODES, unpadded)

/** Decodes canonical padded base64 (RFC 4648 §4); undefined for anything else. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return decode(text.slice(0, text.length - padding), STANDARD_VALUES)
}

/** Decodes canonical unpadded base64url (RFC 7515 §2); undefined for anything else. */
export const fromBase64Url = (text: string): Uint8Array | undefined => decode(text, URL_SAFE_VALUES)
