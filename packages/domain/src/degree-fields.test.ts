import { expect, test } from 'vitest'
import { DEGREE_FIELDS, type DegreeFieldDefinition } from './degree-fields.ts'
import { VIOLATION_TEXTS } from './degree-violation.ts'

const fields: readonly DegreeFieldDefinition[] = DEGREE_FIELDS

test('I2: knows the 28 fields of the specification, the column being the name in capitals', () => {
  expect(fields.length).toBe(28)
  for (const { name, column } of fields) expect(column).toBe(name.toUpperCase())
  expect(new Set(fields.map(({ column }) => column)).size).toBe(28)
})

test('I2: without the one optional column 27 remain', () => {
  expect(fields.filter(({ isOptionalColumn }) => isOptionalColumn).map(({ column }) => column)).toEqual(['SYSTEMID'])
})

test('I2: both readings stand where the two descriptions differ', () => {
  const readings = Object.fromEntries(fields.map((field) => [field.name, field.readings]))
  for (const name of ['titleID', 'registrationID', 'gradeValue'])
    expect([...(readings[name] ?? [])].sort()).toEqual(['number', 'text'])
})

test('I7: the lengths are those of the specification', () => {
  const lengths = Object.fromEntries(fields.map((field) => [field.name, field.maxLength]))
  expect(lengths).toMatchObject({ certificateID: 25, gradeDescription: 60, dateIssued: 8, validFrom: 8, status: 20 })
  expect(lengths).toMatchObject({ statusDate: 8, ssn: 11, ssnCountry: 2, tin: 9, tinCountry: 2, citizenship: 2 })
  expect(lengths).toMatchObject({
    firstNameEl: 40,
    lastNameEl: 45,
    middleNameEl: 40,
    fatherNameEl: 20,
    motherNameEl: 20,
  })
  expect(lengths).toMatchObject({
    firstNameEn: 40,
    lastNameEn: 45,
    middleNameEn: 40,
    fatherNameEn: 20,
    motherNameEn: 20,
  })
  expect(lengths).toMatchObject({ birthDate: 8, birthYear: 4, gender: 1 })
})

test('I10: each violation is told in both languages', () => {
  for (const { el, en } of Object.values(VIOLATION_TEXTS)) {
    expect(el).toMatch(/\p{Script=Greek}.*\.$/u)
    expect(en).toMatch(/^[\p{ASCII}]+\.$/u)
  }
})
