import fc from 'fast-check'
import { expect, test } from 'vitest'
import { padDateField, shouldJumpFrom, stripDateField } from './date-fields.ts'

test('X4: strips everything but digits and keeps no more than the field takes', () => {
  expect(stripDateField('day', ' 1a2/3')).toBe('12')
  expect(stripDateField('month', 'Ιούλιος')).toBe('')
  expect(stripDateField('year', '19-85 0')).toBe('1985')
})

test('X4: pads a single digit 1 to 9 and nothing else', () => {
  expect(['1', '9', '0', '', '12'].map((digits) => padDateField('day', digits))).toEqual(['01', '09', '0', '', '12'])
  expect(padDateField('month', '5')).toBe('05')
  expect(padDateField('year', '5')).toBe('5')
})

test('X4: jumps after two digits that the field can have', () => {
  expect(['01', '31', '00', '32', '3', ''].map((digits) => shouldJumpFrom('day', digits))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(['12', '13'].map((digits) => shouldJumpFrom('month', digits))).toEqual([true, false])
  expect(shouldJumpFrom('year', '85')).toBe(false)
})

test('X4: whatever is typed, a padded field holds at most its digits and padding again changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom('day', 'month', 'year'), fc.string({ unit: 'binary' }), (field, typed) => {
      const digits = padDateField(field, stripDateField(field, typed))
      expect(digits).toMatch(field === 'year' ? /^\d{0,4}$/ : /^\d{0,2}$/)
      expect(padDateField(field, stripDateField(field, digits))).toBe(digits)
    }),
  )
})
