import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUnixIn, formatUnixUtc } from './unix-time.ts'

test('O12: shows a signature time as DD/MM/YYYY HH:mm:ss in UTC', () => {
  expect(formatUnixUtc(0)).toBe('01/01/1970 00:00:00')
  expect(formatUnixUtc(1795218284)).toBe('20/11/2026 23:44:44')
})

test('O12: shows the same instant as ISO 8601 for any second', () => {
  fc.assert(
    fc.property(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), (seconds) => {
      const [day = '', time = ''] = new Date(seconds * 1000).toISOString().split('T')
      expect(formatUnixUtc(seconds)).toBe(`${day.split('-').reverse().join('/')} ${time.slice(0, 8)}`)
    }),
  )
})

test('O12: shows nothing for what is no time', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, 1e15].map(formatUnixUtc)).toEqual(['', '', ''])
  expect(formatUnixIn(Number.NaN, 'el', 'Europe/Athens')).toBe('')
})

test("O5: shows an expiry in the reader's language and time zone, winter and summer", () => {
  expect(formatUnixIn(1795218284, 'el', 'Europe/Athens')).toMatch(/^21 Νοεμβρίου 2026\D+01:44$/)
  expect(formatUnixIn(1795218284, 'en', 'Europe/Athens')).toMatch(/^21 November 2026\D+01:44$/)
  expect(formatUnixIn(1782907200, 'en', 'Europe/Athens')).toMatch(/^1 July 2026\D+15:00$/)
})
