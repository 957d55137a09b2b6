import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DIPLOMA_FIELD_NAMES, DIPLOMA_FIELDS, type DiplomaFacts } from './diploma-fields.ts'
import { CURRENT_LAYOUT, type DisclosureRules, disclose, isLayout } from './disclose.ts'
import { parseGrade } from './grade.ts'
import { SCOPES, type Scope } from './scopes.ts'

// Every fact says its own name; two are not held.
const facts = {
  ...Object.fromEntries(DIPLOMA_FIELD_NAMES.map((name) => [name, name])),
  gradeValue: parseGrade('0.811'),
  notes: null,
  middleNameEl: null,
} as DiplomaFacts

const anyScopes: fc.Arbitrary<Scope[]> = fc.subarray([...SCOPES])

/** The list with a field that a later layout has. */
const later: DisclosureRules = { ...DIPLOMA_FIELDS, invented: { scope: 'title', since: CURRENT_LAYOUT + 1 } }
const laterFacts: DiplomaFacts & { invented: string } = { ...facts, invented: '240' }

test('D4: with all scopes everything is disclosed in the order of the list, with none nothing', () => {
  const all = disclose(facts, SCOPES, CURRENT_LAYOUT)
  expect(all).toEqual(facts)
  expect(Object.keys(all)).toEqual(DIPLOMA_FIELD_NAMES)
  expect(disclose(facts, [], CURRENT_LAYOUT)).toEqual({})
})

test('G20: a withheld field is absent, a granted one that the institution does not hold is null', () => {
  const disclosed = disclose(facts, ['title', 'level'], 1)
  expect(disclosed).toEqual({
    title: 'title',
    titleEn: 'titleEn',
    templateID: 'templateID',
    notes: null,
    notesEn: 'notesEn',
    level: 'level',
  })
  expect('gradeValue' in disclosed).toBe(false)
})

test('D4: discloses the fields of the granted scopes and no other, in an order that does not depend on theirs', () => {
  fc.assert(
    fc.property(anyScopes, (scopes) => {
      const disclosed = disclose(facts, scopes, CURRENT_LAYOUT)
      const granted = DIPLOMA_FIELD_NAMES.filter((name) => scopes.includes(DIPLOMA_FIELDS[name].scope))
      expect(Object.keys(disclosed)).toEqual(granted)
      expect(JSON.stringify(disclose(facts, [...scopes].reverse(), CURRENT_LAYOUT))).toBe(JSON.stringify(disclosed))
    }),
  )
})

test('V2: a layout never discloses a field that came later, not even as null', () => {
  fc.assert(
    fc.property(anyScopes, fc.constantFrom('240', null), (scopes, invented) => {
      const more = { ...laterFacts, invented }
      expect(disclose(more, scopes, CURRENT_LAYOUT, later)).toEqual(disclose(facts, scopes, CURRENT_LAYOUT))
    }),
  )
})

test('D4: a later layout discloses its field under its scope alone', () => {
  const next = CURRENT_LAYOUT + 1
  if (!isLayout(next, later)) throw new Error('the list has the layout')
  expect(disclose(laterFacts, ['title'], next, later)).toHaveProperty('invented', '240')
  expect(disclose(laterFacts, ['grade'], next, later)).not.toHaveProperty('invented')
})

test('a layout is known up to the newest that a field came with, which new releases have', () => {
  const newest = Math.max(...Object.values(DIPLOMA_FIELDS).map(({ since }) => since))
  expect(CURRENT_LAYOUT).toBe(newest)
  expect([0, 1, newest, newest + 1, 1.5, -1].map((layout) => isLayout(layout))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(isLayout(newest + 1, later)).toBe(true)
})
