import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLosslessJson } from './lossless-json.ts'

test('keeps decimals and long numbers as they are written', () => {
  expect(parseLosslessJson('[0.811, 0.10, 1e-3, 12345678901234567890, 77, -5, 1.0]')).toEqual([
    '0.811',
    '0.10',
    '1e-3',
    '12345678901234567890',
    77,
    -5,
    1,
  ])
})

test('reads everything else as JSON.parse does', () => {
  const withoutNumbers = fc.jsonValue().filter((value) => !/\d/.test(JSON.stringify(value)))
  fc.assert(
    fc.property(withoutNumbers, (value) => {
      const text = JSON.stringify(value)
      expect(parseLosslessJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('throws SyntaxError for what is no JSON', () => {
  expect(() => parseLosslessJson("{'a': 1}")).toThrow(SyntaxError)
})
