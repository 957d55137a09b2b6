import { formatBasicDate } from './basic-date.ts'
import { DIPLOMA_FIELDS, type DiplomaField, type DiplomaFieldKind } from './diploma-fields.ts'
import { levelName, parseEducationLevel } from './education-level.ts'
import { formatGrade, parseGrade } from './grade.ts'
import type { Locale } from './locale.ts'

const asIs = (value: string) => value

const FORMS = {
  identifier: asIs,
  text: asIs,
  date: (value) => formatBasicDate(value),
  decimal: (value, locale) => (locale === 'el' ? value.replace('.', ',') : value),
  grade: (value, locale) => {
    const grade = parseGrade(value)
    return grade === null ? null : formatGrade(grade, locale)
  },
  level: (value, locale) => {
    const level = parseEducationLevel(value)
    return level === null ? null : levelName(level, locale)
  },
} satisfies Record<DiplomaFieldKind, (value: string, locale: Locale) => string | null>

/** A field's value as pages show it (spec 1 §3): a date as dd/mm/yyyy, a grade out of ten, a level in a word. Null where it is none. */
export function formatField(field: DiplomaField, value: string | null | undefined, locale: Locale): string | null {
  if (!value) return null
  return FORMS[DIPLOMA_FIELDS[field].kind](value, locale) || null
}
