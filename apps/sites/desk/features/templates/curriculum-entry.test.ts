import { expect, test } from 'vitest'
import { completedCurriculum, entryOf } from './curriculum-entry.ts'

const KNOWN = {
  ...{ nameEl: 'Φυσική', nameEn: 'Physics', level: '6' as const, iscedFields: ['0533'] },
  ...{ validFrom: '20240901', validTo: null },
}

test('T3: a form that nobody touched sends what the curriculum was', () => {
  expect(entryOf(KNOWN)).toMatchObject({ from: '2024-09-01', until: '' })
  expect(completedCurriculum(entryOf(KNOWN))).toEqual(KNOWN)
})

test('a curriculum without a name, a level or a field is not sent', () => {
  expect(completedCurriculum(entryOf(null))).toBeNull()
  expect(completedCurriculum({ ...entryOf(KNOWN), nameEn: ' ' })).toBeNull()
  expect(completedCurriculum({ ...entryOf(KNOWN), fields: [] })).toBeNull()
})
