import { expect, test } from 'vitest'
import { formatField } from './format-field.ts'

test.each([
  ['birthDate', '19870930', 'el', '30/09/1987'],
  ['gradeValue', '0.811', 'el', '8,11'],
  ['gradeValue', '0.811', 'en', '8.11'],
  ['level', '6', 'en', 'Bachelor'],
  ['title', 'Πτυχίο', 'en', 'Πτυχίο'],
] as const)('O12: %s “%s” is shown in %s as “%s”', (field, value, locale, shown) => {
  expect(formatField(field, value, locale)).toBe(shown)
})

test.each([
  ['birthDate', 'soon'],
  ['gradeValue', '8.11'],
  ['level', '9'],
  ['title', ''],
  ['title', null],
  ['title', undefined],
] as const)('O12: %s “%s” has no form and is never computed into something else', (field, value) => {
  expect(formatField(field, value, 'el')).toBeNull()
})
