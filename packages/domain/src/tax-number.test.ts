import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTaxNumber } from './tax-number.ts'

const withCheckDigit = (digits: string) => {
  let sum = 0
  for (let at = 0; at < 8; at++) sum += Number(digits[at]) * (1 << (8 - at))
  return digits + String((sum % 11) % 10)
}

const eightDigits = fc.stringMatching(/^\d{8}$/).filter((digits) => digits !== '00000000')

test.each(['094014201', '123456783', '090000045', '094259216', '998184801', '660074100'])('accepts %s', (number) => {
  expect(parseTaxNumber(number)).toBe(number)
})

test.each([
  '123456789',
  '000000000',
  '00000000000',
  '',
  '12345678',
  '1234567830',
  'EL123456783',
  '12345678٣',
  '0123456783',
])('refuses %j', (number) => {
  expect(parseTaxNumber(number)).toBeNull()
})

test('O1: takes off the padding of the tax login and its leading 00', () => {
  expect(parseTaxNumber('123456783     ')).toBe('123456783')
  expect(parseTaxNumber('00123456783 ')).toBe('123456783')
})

test('accepts every number with its check digit, however it is padded, and none with another digit', () => {
  fc.assert(
    fc.property(eightDigits, fc.constantFrom('', '00'), fc.stringMatching(/^ {0,20}$/), (digits, zeros, padding) => {
      const number = withCheckDigit(digits)
      expect(parseTaxNumber(zeros + number + padding)).toBe(number)
      const other = String((Number(number[8]) + 1) % 10)
      expect(parseTaxNumber(digits + other)).toBeNull()
    }),
  )
})
