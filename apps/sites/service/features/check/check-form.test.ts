import { parseBasicDate } from '@perga/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from './birth-date.ts'
import {
  type CheckForm,
  checkBody,
  completedForm,
  EMPTY_FORM,
  isNumber,
  missingRequirements,
  stripNumber,
  tellsNumber,
} from './check-form.ts'

const today = dayOf(new Date('2026-11-21T10:00:00Z'))
const complete: CheckForm = {
  department: 'Τμήμα Πληροφορικής',
  number: '15039290109',
  firstName: 'Ελένη',
  lastName: 'Παραδειγματίδης',
  day: '5',
  month: '03',
  year: '92',
  level: '6',
  purpose: ' Προκήρυξη 1Κ/2026 ',
  caseNumber: '',
  isLawful: true,
}
const missing = (change: Partial<CheckForm>) => missingRequirements({ ...complete, ...change }, today)
const institution = { code: 'auth', name: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης' }

test('X6: a complete form may be sent, an empty one lacks everything, in the order of the form', () => {
  expect(missing({})).toEqual([])
  expect(missingRequirements(EMPTY_FORM, today)).toEqual([
    'department',
    'number',
    'lastName',
    'firstName',
    'birthDate',
    'purpose',
    'legalBasis',
  ])
})

test.each([
  ['department', { department: null }],
  ['number', { number: '1503929010' }],
  ['firstName', { firstName: '  ' }],
  ['lastName', { lastName: '' }],
  ['birthDate', { day: '31', month: '02' }],
  ['purpose', { purpose: ' ' }],
  ['purposeWithoutNumber', { purpose: 'για τον 150392 90109' }],
  ['purposeWithoutNumber', { caseNumber: '15039290109/2026' }],
  ['legalBasis', { isLawful: false }],
] as const)('X6: search waits for the %s', (requirement, change) => {
  expect(missing(change)).toEqual([requirement])
})

test('X11: the case number is optional and the purpose is not', () => {
  expect(missing({ caseNumber: '' })).toEqual([])
  expect(missing({ purpose: '' })).toEqual(['purpose'])
})

test('X4: a number keeps its digits, eleven at most, and is a tax number of nine or a social security number of eleven', () => {
  fc.assert(fc.property(fc.string(), (typed) => /^\d{0,11}$/.test(stripNumber(typed))))
  expect(stripNumber('150392 90109 99')).toBe('15039290109')
  expect(['123456789', '12345678901', '1234567890', ''].map(isNumber)).toEqual([true, true, false, false])
  expect(tellsNumber({ ...complete, number: '', purpose: 'x' })).toBe(false)
})

test('X8: the first name is collected and never sent', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[Α-Ω]{12,30}$/), (firstName) => {
      const body = checkBody(completedForm({ ...complete, firstName }, today), institution)
      expect(JSON.stringify(body)).not.toContain(firstName)
    }),
  )
})

test('X5, X4: what is sent is normalised, padded and completed', () => {
  expect(checkBody(completedForm(complete, today), institution)).toEqual({
    ssn: '15039290109',
    institution: institution.name,
    institutionCode: 'auth',
    department: 'Τμήμα Πληροφορικής',
    day: '05',
    month: '03',
    year: '1992',
    lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΗΣ',
    level: '6',
    purpose: 'Προκήρυξη 1Κ/2026',
  })
})

test('X11: a case number is sent when there is one', () => {
  const body = checkBody(completedForm({ ...complete, caseNumber: ' 12/2026 ' }, today), institution)
  expect(body).toMatchObject({ case_number: '12/2026' })
})

test('the default level is 6', () => {
  expect(EMPTY_FORM.level).toBe('6')
  expect(parseBasicDate(today)).toBe('20261121')
})
