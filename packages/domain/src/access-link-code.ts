import { withoutCell } from './cell.ts'

/** The secret part of an access link: 26 characters of Crockford's base 32, 130 bits. */
export type AccessLinkCode = string & { readonly secret: 'access link' }

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 26
const RANDOM_BYTES = 17

const isAccessLinkCode = (text: string): text is AccessLinkCode => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text)

/** A code of the first 130 bits of 17 random bytes; throws RangeError for any other number of bytes. */
export function makeAccessLinkCode(randomBytes: Uint8Array): AccessLinkCode {
  if (randomBytes.length !== RANDOM_BYTES) throw new RangeError(`an access-link code is made of ${RANDOM_BYTES} bytes`)
  const bits = Array.from(randomBytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const code = Array.from({ length: LENGTH }, (_, at) => ALPHABET[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)])
  const text = code.join('')
  if (!isAccessLinkCode(text)) throw new TypeError('130 bits are 26 characters of the alphabet')
  return text
}

/** What follows the last slash of a link, without query and fragment; a text without a slash is its own last segment. */
export function lastPathSegment(input: string): string {
  const [path = ''] = input.split(/[?#]/, 1)
  const segments = path.split('/').map((segment) => segment.trim())
  return segments.findLast((segment) => segment !== '') ?? ''
}

/**
 * The code in what a person pasted: a code or a whole link, of which only the last path segment counts (spec 1 §2, row O2).
 * Case, spaces and hyphens make no difference; O is read as 0, I and L as 1. Null when that leaves no code.
 */
export function parseAccessLinkCode(input: string): AccessLinkCode | null {
  const characters = withoutCell(lastPathSegment(input)).replace(/[\s\p{Pd}]/gu, '')
  if (!/^[0-9A-Za-z]{26}$/.test(characters)) return null
  const code = characters.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return isAccessLinkCode(code) ? code : null
}
