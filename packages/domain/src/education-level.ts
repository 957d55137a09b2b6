import { LEVEL_CODES } from './level-codes.ts'
import type { Locale } from './locale.ts'

/** 6 bachelor, 7 master, 8 doctorate (ISCED 2011; spec 2 §3.5). */
export const EDUCATION_LEVELS = ['6', '7', '8'] as const
export type EducationLevel = (typeof EDUCATION_LEVELS)[number]

/** A level or one of its sub-codes, e.g. `746`: an integrated master. */
export type LevelCode = (typeof LEVEL_CODES)[number]['code']

const LEVEL_NAMES: Record<EducationLevel, Record<Locale, string>> = {
  '6': { el: 'Πτυχίο', en: 'Bachelor' },
  '7': { el: 'Μεταπτυχιακό', en: 'Master' },
  '8': { el: 'Διδακτορικό', en: 'Doctorate' },
}

const entryOf = (code: unknown) => LEVEL_CODES.find((entry) => entry.code === code)

/** The value as a code of the list of spec 2 §3.5, else null. */
export function parseLevelCode(value: unknown): LevelCode | null {
  return entryOf(typeof value === 'number' ? String(value) : value)?.code ?? null
}

/** The value as one of the three levels, else null. */
export function parseEducationLevel(value: unknown): EducationLevel | null {
  const text = String(value)
  return EDUCATION_LEVELS.find((level) => level === text) ?? null
}

/** The level that a code belongs to: its first digit. */
export function levelOf(code: LevelCode): EducationLevel {
  const level = EDUCATION_LEVELS.find((candidate) => code.startsWith(candidate))
  if (level === undefined) throw new TypeError('a level code outside the list')
  return level
}

/** The level in a word, as forms and diplomas show it. */
export function levelName(level: EducationLevel, locale: Locale): string {
  return LEVEL_NAMES[level][locale]
}

/** The full label of a code in the list, e.g. for the templates registry. */
export function levelCodeName(code: LevelCode, locale: Locale): string {
  return entryOf(code)?.[locale] ?? ''
}

/**
 * The level of the European Qualifications Framework that ISCED 2011 names for the code: 6, 7 or 8; null for programmes that do not
 * suffice to complete their level (third digit 1), for which the standard names none.
 */
export function eqfLevelOf(code: LevelCode): number | null {
  return code.length === 3 && code.endsWith('1') ? null : Number(levelOf(code))
}
