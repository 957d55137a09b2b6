import { readDegreeRecord } from '@perga/domain'
import { expect, test } from 'vitest'
import { askedFields, type DegreeQuery, isAskedFor } from './degree-query.ts'

const DEGREE = { certificateID: 'A1', titleID: '77', status: 'valid', firstNameEn: 'Anna', lastNameEn: 'Dokimi' }

function isFound(facts: Record<string, string>, query: DegreeQuery): boolean {
  const { record } = readDegreeRecord({ ...DEGREE, ...facts })
  if (record === null) throw new Error('the record is usable')
  return isAskedFor(record, askedFields(query))
}

test('I3: a number is asked in Greece: an equal one of another country is somebody else’s', () => {
  for (const [name, value] of [
    ['ssn', '01013099997'],
    ['tin', '123456783'],
  ] as const) {
    expect(isFound({ [name]: value }, { [name]: value })).toBe(true)
    expect(isFound({ [name]: value, [`${name}Country`]: 'GR' }, { [name]: value })).toBe(true)
    expect(isFound({ [name]: value, [`${name}Country`]: 'CY' }, { [name]: value })).toBe(false)
    expect(isFound({ [name]: value }, { [name]: value, [`${name}Country`]: 'CY' })).toBe(false)
  }
})

test('I3: a foreign number is found under its own country', () => {
  const facts = { ssn: '850101-123', ssnCountry: 'SE' }
  expect(isFound(facts, facts)).toBe(true)
  expect(isFound(facts, { ...facts, ssnCountry: 'NO' })).toBe(false)
})
