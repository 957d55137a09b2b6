import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PersonIdentifier } from './person-identifier.ts'
import { isOfPerson, type RecordOwner } from './person-match.ts'

const person: PersonIdentifier[] = [
  { scheme: 'ssn', country: 'GR', value: '01013099997' },
  { scheme: 'tin', country: 'GR', value: '123456783' },
]
const owner = (known: Partial<RecordOwner>): RecordOwner => ({
  ssn: null,
  ssnCountry: null,
  tin: null,
  tinCountry: null,
  ...known,
})

describe('a record is of the asked person', () => {
  test.each<[string, Partial<RecordOwner>]>([
    ['with the same social security number', { ssn: '01013099997', ssnCountry: 'GR' }],
    ['when the country is not said, for it is a Greek institution', { ssn: '01013099997' }],
    ['with a number that lost its leading zero', { ssn: '1013099997' }],
    ['by the tax number when the record has no other', { tin: '123456783' }],
    ['by the tax number when its social security number is foreign', { ssn: 'X1', ssnCountry: 'DE', tin: '123456783' }],
    [
      'whatever its tax number says, once the social security number is the same',
      { ssn: '01013099997', tin: '090000045' },
    ],
  ])('%s', (_, known) => {
    expect(isOfPerson(owner(known), person)).toBe(true)
  })
})

describe('a record is not of the asked person', () => {
  test.each<[string, Partial<RecordOwner>]>([
    ['with no number at all', {}],
    ['with another social security number, even under the same tax number', { ssn: '01019000122', tin: '123456783' }],
    ['with the same digits in another country', { ssn: '01013099997', ssnCountry: 'CY' }],
    ['with another tax number', { tin: '090000045' }],
    ['with the number in the wrong field', { tin: '01013099997' }],
  ])('%s', (_, known) => {
    expect(isOfPerson(owner(known), person)).toBe(false)
  })

  test('when nobody is asked for', () => {
    expect(isOfPerson(owner({ ssn: '01013099997' }), [])).toBe(false)
  })
})

test('a replaced number counts when it is among the known ones', () => {
  const replaced: PersonIdentifier = { scheme: 'ssn', country: 'gr', value: '24058202672' }
  expect(isOfPerson(owner({ ssn: '24058202672', ssnCountry: 'GR' }), [...person, replaced])).toBe(true)
})

test('among records of many people, exactly those of the asked one stay', () => {
  const ssn = fc.stringMatching(/^[1-9]\d{10}$/)
  fc.assert(
    fc.property(fc.array(ssn, { minLength: 1, maxLength: 10 }), fc.nat(), (numbers, pick) => {
      const asked = numbers[pick % numbers.length] ?? ''
      const kept = numbers.filter((number) =>
        isOfPerson(owner({ ssn: number }), [{ scheme: 'ssn', country: 'GR', value: asked }]),
      )
      expect(kept).toEqual(numbers.filter((number) => number === asked))
    }),
  )
})
