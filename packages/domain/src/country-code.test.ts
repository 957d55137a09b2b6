import { expect, test } from 'vitest'
import { parseCountryCode } from './country-code.ts'

test('I7: reads assigned ISO 3166 codes in any case', () => {
  expect(['GR', 'cy', ' de '].map(parseCountryCode)).toEqual(['GR', 'CY', 'DE'])
})

test('I7: knows the 249 assigned codes and none of the others', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const known = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => parseCountryCode(code) !== null)
  expect(known.length).toBe(249)
  expect(['EL', 'UK', 'EU', 'XX', 'ZZ', 'GRC', ''].map(parseCountryCode)).toEqual(Array(7).fill(null))
})
