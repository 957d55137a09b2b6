import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, daysBetween, draftProblems, greekDay, startDraft, toConsent, withMember } from './consent-draft.ts'

const TODAY = '2026-11-21'
const interaction = {
  uid: 'u',
  logged_in: true,
  client: { name: 'c', display_name_el: 'Φ', display_name_en: 'O', kind: 'named' },
  scopes: ['title', 'grade'],
  durations: [1, 7, 30],
  default_duration: 30,
  longest_duration: 365,
} as const
const asked = { ...interaction, scopes: [...interaction.scopes], durations: [...interaction.durations] }
const degree = (name: string, shareable = true) => ({
  degree: name,
  title: name,
  issuerInstitution: '',
  issuerUnit: '',
  level: '6',
  dateIssued: null,
  shareable,
})

test('G7: no degree is ticked at the start when there are several', () => {
  expect(startDraft(asked, [degree('a'), degree('b')]).degrees.size).toBe(0)
})

test('G7: the only shareable degree is ticked at the start', () => {
  expect([...startDraft(asked, [degree('a'), degree('b', false)]).degrees]).toEqual(['a'])
})

test('G20: every asked field group is ticked at the start, and one that is unticked is not sent', () => {
  const draft = startDraft(asked, [degree('a')])
  expect([...draft.scopes]).toEqual(['title', 'grade'])
  expect(toConsent({ ...draft, scopes: withMember(draft.scopes, 'grade', false) }, TODAY).scopes).toEqual(['title'])
})

test('a consent needs a degree and a field group', () => {
  const empty = { degrees: new Set<string>(), scopes: new Set<string>(), end: { kind: 'days', days: 7 } } as const
  expect(draftProblems(empty, 365, TODAY)).toEqual(['no-degree', 'no-scope'])
})

test.each([
  ['', ['no-date']],
  ['2026-11-21', ['date-not-after-today']],
  ['2026-11-22', []],
  ['2027-11-21', []],
  ['2027-11-22', ['date-too-late']],
])('G13: the last day %s is judged', (date, problems) => {
  const draft = { ...startDraft(asked, [degree('a')]), end: { kind: 'date', date } } as const
  expect(draftProblems(draft, 365, TODAY)).toEqual(problems)
})

test('G13: a date is sent as whole days from today', () => {
  const draft = { ...startDraft(asked, [degree('a')]), end: { kind: 'date', date: '2026-12-01' } } as const
  expect(toConsent(draft, TODAY).duration).toBe(10)
})

test('days after a day and days between days undo each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (days) => daysBetween(TODAY, dayAfter(TODAY, days)) === days),
  )
})

test('the day is that of Greece, not of Greenwich', () => {
  expect(greekDay(new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-21')
})
