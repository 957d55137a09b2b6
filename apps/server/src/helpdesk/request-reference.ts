import { randomBytes } from 'node:crypto'

// Crockford's base 32: no I, L, O, U.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** A new reference: ten characters that nobody mistakes for one another on the phone. */
export function makeReference(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}

/** A reference, or the start of one, as somebody types it: O is read as 0, I and L as 1. Null where it cannot be one. */
export function readReference(text: string): string | null {
  const typed = text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{0,10}$/.test(typed) ? typed : null
}
