import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PersonIdentifier, sameIdentifier } from './person-identifier.ts'

const ssn = (value: string, country = 'GR'): PersonIdentifier => ({ scheme: 'ssn', country, value })
const tin = (value: string, country = 'GR'): PersonIdentifier => ({ scheme: 'tin', country, value })

test('names one person by scheme, country and number together', () => {
  expect(sameIdentifier(ssn('01013099997'), ssn('01013099997'))).toBe(true)
  expect(sameIdentifier(ssn('01013099997'), ssn('01013099997', 'CY'))).toBe(false)
  expect(sameIdentifier(tin('090000045'), ssn('090000045'))).toBe(false)
  expect(sameIdentifier(ssn('01013099997'), ssn('01019000122'))).toBe(false)
})

test('forgives lost and added leading zeros of Greek numbers, for they have one length', () => {
  expect(sameIdentifier(ssn('1013099997'), ssn('01013099997'))).toBe(true)
  expect(sameIdentifier(tin('00090000045'), tin('90000045'))).toBe(true)
})

test('forgives nothing in foreign numbers but case and outer spaces', () => {
  expect(sameIdentifier(ssn('0123', 'DE'), ssn('123', 'DE'))).toBe(false)
  expect(sameIdentifier(ssn(' ab12 ', 'de'), ssn('AB12', 'DE'))).toBe(true)
})

test('no number is nobody', () => {
  expect(sameIdentifier(ssn(''), ssn(''))).toBe(false)
  expect(sameIdentifier(tin('000000000'), tin('000000000'))).toBe(false)
})

test('is symmetric, and true of two different Greek numbers of full length never', () => {
  const full = fc.stringMatching(/^[1-9]\d{10}$/)
  fc.assert(
    fc.property(full, full, (a, b) => {
      expect(sameIdentifier(ssn(a), ssn(b))).toBe(a === b)
      expect(sameIdentifier(ssn(a), ssn(b))).toBe(sameIdentifier(ssn(b), ssn(a)))
    }),
  )
})
