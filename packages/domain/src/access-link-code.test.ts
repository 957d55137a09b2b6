import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastPathSegment, makeAccessLinkCode, parseAccessLinkCode } from './access-link-code.ts'

const random = fc.uint8Array({ minLength: 17, maxLength: 17 })
const anyCode = random.map(makeAccessLinkCode)

test('is 26 characters of Crockford base 32 for the first 130 bits', () => {
  expect(makeAccessLinkCode(new Uint8Array(17))).toBe('0'.repeat(26))
  expect(makeAccessLinkCode(new Uint8Array(17).fill(255))).toBe('Z'.repeat(26))
  // 00001 00010 … in bits: the code counts up the alphabet.
  expect(makeAccessLinkCode(Uint8Array.from([0x08, 0x86, 0x42, 0x98, 0xe8, ...Array(12).fill(0)]))).toMatch(/^12345678/)
  fc.assert(fc.property(anyCode, (code) => void expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)))
})

test('two codes are the same only when the 130 bits are', () => {
  fc.assert(
    fc.property(random, fc.integer({ min: 0, max: 129 }), (bytes, bit) => {
      const other = Uint8Array.from(bytes)
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (0x80 >> (bit & 7))
      expect(makeAccessLinkCode(other)).not.toBe(makeAccessLinkCode(bytes))
    }),
  )
})

test('refuses to be made of any other number of bytes', () => {
  expect(() => makeAccessLinkCode(new Uint8Array(16))).toThrow(RangeError)
})

test('O2: reads a code or a whole link, in any case, with query, fragment and closing slash', () => {
  const prefix = fc.constantFrom(
    '',
    '/',
    'o/',
    'https://diplomas.example.gr/o/',
    'http://x/organisation/',
    '  https://a.b/c/d/',
  )
  const suffix = fc.constantFrom('', '/', '?lang=el', '#a/b', '/?next=/o/x#y', ' \n')
  fc.assert(
    fc.property(anyCode, prefix, suffix, fc.boolean(), (code, before, after, isLower) => {
      expect(parseAccessLinkCode(before + (isLower ? code.toLowerCase() : code) + after)).toBe(code)
    }),
  )
})

test('O2: reads a code dictated and typed in groups, with O for 0 and I or L for 1', () => {
  fc.assert(
    fc.property(anyCode, fc.constantFrom('-', ' ', ' – ', '\u00a0'), (code, gap) => {
      const typed = code.replaceAll('0', 'o').replace('1', 'I').replaceAll('1', 'l')
      expect(parseAccessLinkCode(typed.replace(/(.{5})/g, `$1${gap}`))).toBe(code)
    }),
  )
})

test.each([
  [''],
  ['/'],
  ['https://diplomas.example.gr/o/'],
  ['0'.repeat(25)],
  ['0'.repeat(27)],
  [`${'0'.repeat(25)}U`],
  [`${'0'.repeat(25)}ı`],
  [`${'0'.repeat(25)}Α`],
  [`${'0'.repeat(25)}%`],
  [`https://x/verify?next=/o/${'0'.repeat(26)}`],
  [`https://x/o/${'0'.repeat(26)}/print`],
])('O2: refuses %j', (input) => {
  expect(parseAccessLinkCode(input)).toBeNull()
})

test('O2: only the last path segment is used', () => {
  expect(lastPathSegment(' https://x.gr/o/ABC/?q=/z#/y ')).toBe('ABC')
  expect(lastPathSegment('ABC')).toBe('ABC')
  expect(['', '///', '?a', '#a'].map(lastPathSegment)).toEqual(['', '', '', ''])
})

test('O2: never throws, and what it accepts is its own code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (input) => {
      const code = parseAccessLinkCode(input)
      if (code !== null) expect(parseAccessLinkCode(code)).toBe(code)
    }),
  )
})
