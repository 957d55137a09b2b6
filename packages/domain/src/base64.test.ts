import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64ToBytes, bytesToBase64Url, toStandardBase64, toUrlSafeBase64 } from './base64.ts'

const bytes = fc.uint8Array({ maxLength: 100 })

// RFC 4648 §10.
test.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
])('RFC 4648 §10: %j', (plain, encoded) => {
  const expected = new TextEncoder().encode(plain)
  expect(base64ToBytes(encoded)).toEqual(expected)
  expect(toStandardBase64(bytesToBase64Url(expected))).toBe(encoded)
})

test('V1: URL-safe and standard base64 change into each other', () => {
  expect(toUrlSafeBase64('+/+/AA==')).toBe('-_-_AA')
  expect(toStandardBase64('-_-_AA')).toBe('+/+/AA==')
  fc.assert(
    fc.property(bytes, (value) => {
      const standard = Buffer.from(value).toString('base64')
      expect(bytesToBase64Url(value)).toBe(Buffer.from(value).toString('base64url'))
      expect(toStandardBase64(toUrlSafeBase64(standard))).toBe(standard)
      expect(base64ToBytes(standard)).toEqual(value)
      expect(base64ToBytes(toUrlSafeBase64(standard))).toEqual(value)
    }),
  )
})

test('V1: one value has one text: stray last bits are refused', () => {
  expect(base64ToBytes('Zg')).not.toBeNull()
  expect(['Zh', 'Zm9=', 'Z', 'Zm9vY', 'Zg===', 'Z g', 'Zg.', 'Ζg'].map(base64ToBytes)).toEqual(Array(8).fill(null))
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ABCabc019-_') }), (text) => {
      const decoded = base64ToBytes(text)
      if (decoded !== null) expect(bytesToBase64Url(decoded)).toBe(text)
    }),
  )
})
