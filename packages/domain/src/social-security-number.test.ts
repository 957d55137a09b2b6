import fc from 'fast-check'
import { expect, test } from 'vitest'
import { birthYearFits, parseSocialSecurityNumber, type Ssn } from './social-security-number.ts'

// Luhn by its table of doubled digits, unlike the arithmetic of the product.
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
function withLuhnDigit(ten: string): string {
  const sum = [...ten].reduce(
    (total, digit, at) => total + (at % 2 === 1 ? (DOUBLED[Number(digit)] ?? 0) : Number(digit)),
    0,
  )
  return ten + String((10 - (sum % 10)) % 10)
}

const number = (raw: string): Ssn => parseSocialSecurityNumber(raw) ?? expect.fail('a valid number')

const birthday = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const numberOf = (date: Date, serial: string) => {
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
  return withLuhnDigit(day + month + year.slice(2) + serial)
}

test.each(['01013099997', '01019000122', '24058202672', '21068302674', ' 01013099997 '])('accepts %j', (raw) => {
  expect(parseSocialSecurityNumber(raw)).toBe(raw.trim())
})

test.each([
  '99019000122',
  '01019000123',
  '00000000000',
  '31029000122',
  '0101900012',
  '010190001222',
  '',
  '0101900012a',
])('refuses %j', (raw) => {
  expect(parseSocialSecurityNumber(raw)).toBeNull()
})

test('accepts any birth date with its check digit and fits its own year only among those of one century', () => {
  fc.assert(
    fc.property(birthday, fc.stringMatching(/^\d{4}$/), (date, serial) => {
      const ssn = number(numberOf(date, serial))
      expect(birthYearFits(ssn, date.getUTCFullYear())).toBe(true)
      expect(birthYearFits(ssn, date.getUTCFullYear() + 1)).toBe(false)
    }),
  )
})

test('refuses every other check digit', () => {
  fc.assert(
    fc.property(birthday, fc.stringMatching(/^\d{4}$/), fc.integer({ min: 1, max: 9 }), (date, serial, step) => {
      const ssn = numberOf(date, serial)
      expect(parseSocialSecurityNumber(ssn.slice(0, 10) + String((Number(ssn[10]) + step) % 10))).toBeNull()
    }),
  )
})

test('29 February of a year 00 fits 2000, which was a leap year, and not 1900', () => {
  const ssn = number(withLuhnDigit('2902000001'))
  expect([birthYearFits(ssn, 2000), birthYearFits(ssn, 1900)]).toEqual([true, false])
})
