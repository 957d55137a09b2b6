import { expect, test } from 'vitest'
import {
  EDUCATION_LEVELS,
  levelCodeName,
  levelName,
  levelOf,
  parseEducationLevel,
  parseLevelCode,
} from './education-level.ts'
import { LEVEL_CODES } from './level-codes.ts'
import { LOCALES } from './locale.ts'

// Spec 2 §3.5, written as it lists them.
const LISTED = `6 64 641 645 646 647 65 651 655 656 657 66 661 665 666 667
  7 74 741 746 747 748 75 751 756 757 758 76 761 766 767 768 8`.split(/\s+/)

test('T4: the list is that of the specification', () => {
  expect(LEVEL_CODES.map(({ code }) => code)).toEqual(LISTED)
})

test('T4: each code is read, has a label in both languages and belongs to the level of its first digit', () => {
  for (const listed of LISTED) {
    const code = parseLevelCode(listed) ?? expect.fail(listed)
    expect(levelOf(code)).toBe(listed.charAt(0))
    for (const locale of LOCALES) expect(levelCodeName(code, locale).length).toBeGreaterThan(5)
  }
})

test('T4: labels do not repeat within a language', () => {
  for (const locale of LOCALES) expect(new Set(LEVEL_CODES.map((entry) => entry[locale])).size).toBe(LISTED.length)
})

test('T4: an integrated master is of level 7', () => {
  expect(levelOf('746')).toBe('7')
  expect(parseLevelCode(766)).toBe('766')
})

test.each([['5'], ['648'], ['84'], ['6 '], [''], [null], [undefined], [{}], ['6,8']])('T4: refuses %j', (value) => {
  expect(parseLevelCode(value)).toBeNull()
})

test('reads the three levels and nothing else', () => {
  expect(['6', 7, '8', '67', '', null].map(parseEducationLevel)).toEqual(['6', '7', '8', null, null, null])
})

test('names each level in both languages', () => {
  expect(EDUCATION_LEVELS.map((level) => levelName(level, 'el'))).toEqual(['Πτυχίο', 'Μεταπτυχιακό', 'Διδακτορικό'])
  expect(EDUCATION_LEVELS.map((level) => levelName(level, 'en'))).toEqual(['Bachelor', 'Master', 'Doctorate'])
})
