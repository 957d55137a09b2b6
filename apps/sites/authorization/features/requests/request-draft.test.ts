import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, formOf, missingOf, mistakesOf, type RequestDraft, UNKNOWN_DEPARTMENT } from './request-draft.ts'

const missing: RequestDraft = {
  ...EMPTY_DRAFT,
  institution: 'uoc',
  department: 'd7',
  level: '7',
  year: '2012',
  text: ' My master is missing. ',
  email: ' eleni@mail.example ',
}
const wrong: RequestDraft = { ...EMPTY_DRAFT, kind: 'wrong', degree: 'd1', text: 'The grade is wrong.' }

describe('a request for a missing degree', () => {
  test('G23: needs its institution, department, level and words, and says so in the order of the form', () => {
    expect(missingOf(EMPTY_DRAFT)).toEqual(['institution', 'department', 'level', 'text'])
    expect(missingOf({ ...missing, text: ' abc  ' })).toEqual(['text'])
    expect(missingOf(missing)).toEqual([])
    expect(formOf(EMPTY_DRAFT)).toBeNull()
  })

  test('G23: is sent trimmed', () => {
    expect(formOf(missing)).toEqual({
      kind: 'missing',
      institution: 'uoc',
      department: 'd7',
      level: '7',
      year: 2012,
      text: 'My master is missing.',
      email: 'eleni@mail.example',
    })
  })

  test('G23: goes to the whole institution when its holder does not know the department', () => {
    expect(formOf({ ...missing, department: UNKNOWN_DEPARTMENT, year: '', email: '' })).toMatchObject({
      department: null,
      year: null,
      email: null,
    })
  })
})

describe('a request for a wrong degree', () => {
  test('G23: needs the degree and words alone', () => {
    expect(missingOf({ ...EMPTY_DRAFT, kind: 'wrong' })).toEqual(['degree', 'text'])
    expect(formOf({ ...wrong, institution: 'uoc', year: '12' })).toEqual({
      kind: 'wrong',
      degree: 'd1',
      text: 'The grade is wrong.',
      email: null,
    })
  })

  test('G23: does not look at the fields of the other kind', () => {
    expect(mistakesOf({ ...wrong, year: '12' }, 2026)).toEqual([])
  })
})

describe('what may be left out', () => {
  test.each([['1836'], ['2027'], ['12'], ['20122'], ['20a2'], ['-201']])(
    'G23: the year %j cannot be one of graduation',
    (year) => {
      expect(mistakesOf({ ...missing, year }, 2026)).toEqual(['year'])
    },
  )

  test.each([['1837'], ['2026'], ['']])('G23: the year %j can', (year) => {
    expect(mistakesOf({ ...missing, year }, 2026)).toEqual([])
  })

  test.each([['eleni'], ['eleni@mail'], ['a b@mail.example'], ['@mail.example']])('G23: %j is no address', (email) => {
    expect(mistakesOf({ ...missing, email }, 2026)).toEqual(['email'])
  })
})
