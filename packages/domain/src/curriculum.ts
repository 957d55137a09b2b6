import type { EducationLevel } from './education-level.ts'

/** What a curriculum is: a study programme of a department (spec 2 §3.6). Dates as YYYYMMDD. */
export interface Curriculum {
  nameEl: string
  nameEn: string
  level: EducationLevel
  iscedFields: readonly string[]
  validFrom: string | null
  validTo: string | null
}

/** What an edit of a curriculum is: a new one, another period of the same one, or nothing. */
export type CurriculumChange = 'new' | 'same' | 'none'

const spaced = (text: string) => text.trim().replace(/\s+/gu, ' ')
const sorted = (fields: readonly string[]) => [...new Set(fields)].sort().join(' ')

/** A revision is a new curriculum only where it changes name, level or fields of education (spec 2 §3.6). */
export function curriculumChange(current: Curriculum, next: Curriculum): CurriculumChange {
  const isNew =
    spaced(current.nameEl) !== spaced(next.nameEl) ||
    spaced(current.nameEn) !== spaced(next.nameEn) ||
    current.level !== next.level ||
    sorted(current.iscedFields) !== sorted(next.iscedFields)
  if (isNew) return 'new'
  return current.validFrom === next.validFrom && current.validTo === next.validTo ? 'none' : 'same'
}
