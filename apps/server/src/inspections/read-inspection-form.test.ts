import { InspectionForm } from '@perga/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readInspectionForm } from './read-inspection-form.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const FORM = {
  ...{ ssn: '15039290109', institution: '', institutionCode: 'auth', department: 'Τμήμα', level: '6' },
  ...{ day: '15', month: '03', year: '1992', lastname: 'ΠΑΠΑΔΟΠΟΥΛΟΣ', purpose: 'Πρόσληψη' },
}
const read = (changes: Record<string, string>) => readInspectionForm(InspectionForm.parse({ ...FORM, ...changes }), NOW)
const dateOf = (day: string, month: string, year: string) => read({ day, month, year }).birthDate

test('X8: nine digits are a tax number, eleven a social security number', () => {
  expect(read({}).identifier).toEqual({ scheme: 'ssn', value: '15039290109' })
  expect(read({ ssn: ' 190020139 ' }).identifier).toEqual({ scheme: 'tin', value: '190020139' })
  for (const ssn of ['1234567890', '15039290109 1', 'ΑΒΓ', '', '15039290109\u0000'])
    expect(() => read({ ssn })).toThrow()
})

test('X4: a year of two digits is of this century up to the current one, else of the last', () => {
  expect(dateOf('1', '2', '26')).toBe('20260201')
  expect(dateOf('1', '2', '27')).toBe('19270201')
  expect(dateOf('29', '02', '2000')).toBe('20000229')
  for (const [day, month, year] of [
    ['29', '02', '1900'],
    ['31', '04', '1990'],
    ['00', '01', '1990'],
    ['01', '01', '2027'],
    ['01', '01', '0000'],
  ] as const)
    expect(() => dateOf(day, month, year)).toThrow('malformed_request')
})

test('X4: every real day up to this year is read as itself', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
      return dateOf(day, month, year) === `${year}${month}${day}`
    }),
  )
})

test('X11: a purpose or case number that holds the person’s number is refused, however it is written', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', ' - ')
  fc.assert(
    fc.property(fc.array(separator, { minLength: 10, maxLength: 10 }), fc.boolean(), (separators, isPurpose) => {
      const written = [...FORM.ssn].map((digit, at) => digit + (separators[at] ?? '')).join('')
      const changes = isPurpose ? { purpose: `για ${written}` } : { case_number: written }
      expect(() => read(changes)).toThrow('malformed_request')
    }),
  )
  expect(read({ purpose: 'Προκήρυξη 1Κ/2026', case_number: '15039290' }).level).toBe('6')
})

test('X4: this year is that of Greece, at half past eleven in the evening and an hour later', () => {
  const born = (year: string, at: string) =>
    readInspectionForm(InspectionForm.parse({ ...FORM, day: '01', month: '01', year }), new Date(at)).birthDate
  const [evening, afterMidnight] = ['2026-12-31T21:30:00Z', '2026-12-31T22:30:00Z']
  expect(() => born('2027', evening)).toThrow('malformed_request')
  expect(born('27', evening)).toBe('19270101')
  expect(born('2027', afterMidnight)).toBe('20270101')
  expect(born('27', afterMidnight)).toBe('20270101')
})
