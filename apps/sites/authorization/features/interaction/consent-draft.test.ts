import { dayAfter } from '@perga/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from './calendar-days.ts'
import { draftProblems, toConsent } from './check-draft.ts'
import { otherNames, startDraft, withMember } from './consent-draft.ts'

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
const rules = { degrees: [], longestDuration: 365, today: TODAY }
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
  const empty = { ...startDraft(asked, []), scopes: new Set<string>() }
  expect(draftProblems(empty, rules)).toEqual(['no-degree', 'no-scope'])
})

test.each([
  ['', ['no-date']],
  ['2026-11-21', ['date-not-after-today']],
  ['2026-11-22', []],
  ['2027-11-21', []],
  ['2027-11-22', ['date-too-late']],
])('G13: the last day %s is judged', (date, problems) => {
  const draft = { ...startDraft(asked, [degree('a')]), end: { kind: 'date', date } } as const
  expect(draftProblems(draft, rules)).toEqual(problems)
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

test.each([
  ['', []],
  ['1234', []],
  ['12345678', []],
  ['123', ['bad-pin']],
  ['123456789', ['bad-pin']],
])('G14: the PIN “%s” is judged', (pin, problems) => {
  expect(draftProblems({ ...startDraft(asked, [degree('a')]), pin }, rules)).toEqual(problems)
})

test.each([
  ['', []],
  ['1', []],
  ['1000', []],
  ['0', ['bad-view-limit']],
  ['1001', ['bad-view-limit']],
])('G15: the limit of views “%s” is judged', (viewLimit, problems) => {
  expect(draftProblems({ ...startDraft(asked, [degree('a')]), viewLimit }, rules)).toEqual(problems)
})

test('G14, G15, G18: what was left empty is left out of the consent', () => {
  const draft = startDraft(asked, [degree('a')])
  expect(toConsent(draft, TODAY)).toEqual({ degrees: ['a'], scopes: ['title', 'grade'], duration: 30 })
  const full = { ...draft, pin: '1234', viewLimit: '3', language: 'en' } as const
  expect(toConsent(full, TODAY)).toMatchObject({ pin: '1234', view_limit: 3, language: 'en' })
})

test('G24: a chosen degree under another name must be declared, one that is left out need not', () => {
  const degrees = [degree('a'), { ...degree('b'), other_name: 'ΕΛΕΝΗ ΠΑΠΠΑ' }]
  const draft = startDraft(asked, degrees)
  const chosen = { ...draft, degrees: new Set(['a', 'b']) }
  expect(otherNames(draft, degrees)).toEqual([])
  expect(otherNames(chosen, degrees)).toEqual(['ΕΛΕΝΗ ΠΑΠΠΑ'])
  expect(draftProblems(chosen, { ...rules, degrees })).toEqual(['name-not-declared'])
  expect(draftProblems({ ...chosen, nameDeclared: true }, { ...rules, degrees })).toEqual([])
})
