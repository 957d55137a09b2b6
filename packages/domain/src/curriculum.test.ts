import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Curriculum, curriculumChange } from './curriculum.ts'
import { EDUCATION_LEVELS, eqfLevelOf, parseLevelCode } from './education-level.ts'
import { iscedFieldName, parseIscedField } from './isced-field.ts'
import { ISCED_FIELDS } from './isced-field-codes.ts'
import { LEVEL_CODES } from './level-codes.ts'

const date = fc.option(fc.constantFrom('20200901', '20240831', '20300831'))
const word = fc.constantFrom('Φυσική', 'Physics', 'Ιστορία', 'History')
const curricula = fc.record({
  nameEl: word,
  nameEn: word,
  level: fc.constantFrom(...EDUCATION_LEVELS),
  iscedFields: fc.uniqueArray(fc.constantFrom('0533', '0541', '0222'), { minLength: 1 }),
  validFrom: date,
  validTo: date,
}) satisfies fc.Arbitrary<Curriculum>

test('T3: a revision is a new curriculum exactly when name, level or fields of education change', () => {
  fc.assert(
    fc.property(curricula, curricula, (one, other) => {
      const differs =
        one.nameEl !== other.nameEl ||
        one.nameEn !== other.nameEn ||
        one.level !== other.level ||
        one.iscedFields.some((field) => !other.iscedFields.includes(field)) ||
        other.iscedFields.some((field) => !one.iscedFields.includes(field))
      expect(curriculumChange(one, other) === 'new').toBe(differs)
    }),
  )
})

test('T3: another period alone keeps the curriculum, and nothing changed is no revision', () => {
  fc.assert(
    fc.property(curricula, date, date, (curriculum, validFrom, validTo) => {
      const isSamePeriod = validFrom === curriculum.validFrom && validTo === curriculum.validTo
      const next = { ...curriculum, iscedFields: [...curriculum.iscedFields].reverse(), validFrom, validTo }
      expect(curriculumChange(curriculum, next)).toBe(isSamePeriod ? 'none' : 'same')
    }),
  )
})

test('T8: each code of the list has the EQF level of its ISCED level, none where the level is not completed', () => {
  for (const { code } of LEVEL_CODES) expect(parseLevelCode(code)).toBe(code)
  expect(['6', '645', '746', '8'].map((code) => eqfLevelOf(parseLevelCode(code) ?? '6'))).toEqual([6, 6, 7, 8])
  expect(['641', '651', '761'].map((code) => eqfLevelOf(parseLevelCode(code) ?? '6'))).toEqual([null, null, null])
})

test('T8: fields of education are the detailed ones of ISCED-F, named in both languages', () => {
  expect(new Set(ISCED_FIELDS.map(({ code }) => code)).size).toBe(ISCED_FIELDS.length)
  expect(ISCED_FIELDS.every(({ code, el, en }) => /^\d{4}$/.test(code) && el.length > 0 && en.length > 0)).toBe(true)
  expect(parseIscedField('0613')).toBe('0613')
  expect(parseIscedField('06')).toBeNull()
  expect(iscedFieldName('0533', 'el')).toBe('Φυσική')
  expect(iscedFieldName('9999', 'en')).toBe('')
})
