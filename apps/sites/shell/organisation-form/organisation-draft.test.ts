import { expect, test } from 'vitest'
import { faultsOf } from '../form/form-fields.ts'
import { judgeBody, prepareBody } from '../form/judge-body.ts'
import { detailsRules, requestRules } from './organisation.rules.ts'
import { type DraftField, EMPTY_DRAFT, type OrganisationDraft, wrongTaxNumber } from './organisation-draft.ts'

const GOOD: OrganisationDraft = {
  name_el: 'Χαραυγή',
  name_en: 'Dawn',
  sector: 'private',
  tax_number: ' 094014201 ',
  contact_name: 'Αυγή',
  contact_phone: '+30 210 0000001',
  contact_email: 'office@dawn.example',
}
// The keys of the draft are its fields.
const FIELDS = Object.fromEntries(Object.keys(EMPTY_DRAFT).map((name) => [name, { label: name }]))

function mistakesIn(draft: OrganisationDraft, rules = requestRules): string[] {
  const body = prepareBody(rules, { ...draft, language: 'el' })
  const own = rules === requestRules ? wrongTaxNumber(draft) : []
  return Object.keys(
    faultsOf([...judgeBody(rules, body), ...own.map((path) => ({ path, kind: 'not-right' }) as const)], FIELDS),
  )
}

test('R2: an empty form has every mistake, in the order of its fields; a full one has none', () => {
  expect(mistakesIn(EMPTY_DRAFT)).toEqual(Object.keys(EMPTY_DRAFT))
  expect(mistakesIn(GOOD)).toEqual([])
})

test.each<readonly [DraftField, string]>([
  ['tax_number', '123456789'],
  ['tax_number', '000000000'],
  ['contact_phone', 'call me'],
  ['contact_email', 'office@dawn'],
  ['name_el', ' '],
  ['name_en', 'D'],
])('R2: a wrong value of %s is a mistake of that field alone: %s', (field, value) => {
  expect(mistakesIn({ ...GOOD, [field]: value })).toEqual([field])
})

test('R3: the tax number is not asked of somebody who has logged in with it', () => {
  expect(mistakesIn({ ...GOOD, tax_number: '' }, detailsRules)).toEqual([])
})
