import { expect, test } from 'vitest'
import { draftMistakes, EMPTY_DRAFT, type OrganisationDraft } from './organisation-draft.ts'

const GOOD: OrganisationDraft = {
  name_el: 'Χαραυγή',
  name_en: 'Dawn',
  sector: 'private',
  tax_number: ' 094014201 ',
  contact_name: 'Αυγή',
  contact_phone: '+30 210 0000001',
  contact_email: 'office@dawn.example',
}

test('R2: an empty form has every mistake, in the order of its fields; a full one has none', () => {
  expect(draftMistakes(EMPTY_DRAFT)).toEqual(Object.keys(EMPTY_DRAFT))
  expect(draftMistakes(GOOD)).toEqual([])
})

test.each([
  ['tax_number', '123456789'],
  ['tax_number', '000000000'],
  ['contact_phone', 'call me'],
  ['contact_email', 'office@dawn'],
  ['name_el', ' '],
] as const)('R2: a wrong value of %s is a mistake of that field alone: %s', (field, value) => {
  expect(draftMistakes({ ...GOOD, [field]: value })).toEqual([field])
})

test('R3: the tax number is not asked of somebody who has logged in with it', () => {
  expect(draftMistakes({ ...GOOD, tax_number: '' }, true)).toEqual([])
})
