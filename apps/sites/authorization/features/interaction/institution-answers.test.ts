import { expect, test } from 'vitest'
import { silentInstitutions } from './institution-answers.ts'

test('G25: institutions that timed out or answered badly are named, the others are not', () => {
  const statuses = [1200, 1404, 1408, 1409, 1502, 1503] as const
  const asked = statuses.map((status) => ({ institution: String(status), name_el: '', name_en: '', status }))
  expect(silentInstitutions(asked).map(({ status }) => status)).toEqual([1408, 1502])
})
