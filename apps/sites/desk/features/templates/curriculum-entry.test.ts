import { expect, test } from 'vitest'
import { judgeBody, prepareBody } from '../../../shell/form/judge-body.ts'
import { type CurriculumEntry, curriculumBody, entryOf } from './curriculum-entry.ts'
import { curriculumRules } from './templates.rules.ts'

const KNOWN = {
  departmentId: 'd1',
  nameEl: 'Φυσική',
  nameEn: 'Physics',
  level: '6' as const,
  iscedFields: ['0533'],
  validFrom: '20240901',
  validTo: null,
}
const bodyOf = (entry: CurriculumEntry) => prepareBody(curriculumRules, curriculumBody(entry))
const mistakesIn = (entry: CurriculumEntry) => judgeBody(curriculumRules, bodyOf(entry)).map(({ path }) => path)

test('T3: a form that nobody touched sends what the curriculum was', () => {
  expect(entryOf(KNOWN)).toMatchObject({ from: '2024-09-01', until: '' })
  expect(bodyOf(entryOf(KNOWN))).toEqual(KNOWN)
  expect(mistakesIn(entryOf(KNOWN))).toEqual([])
})

test('a curriculum without a name, a level or a field is not sent', () => {
  const missing = ['departmentId', 'iscedFields', 'level', 'nameEl', 'nameEn']
  expect(mistakesIn(entryOf(null)).sort()).toEqual(missing)
  expect(mistakesIn({ ...entryOf(KNOWN), nameEn: ' ' })).toEqual(['nameEn'])
  expect(mistakesIn({ ...entryOf(KNOWN), fields: [] })).toEqual(['iscedFields'])
})
