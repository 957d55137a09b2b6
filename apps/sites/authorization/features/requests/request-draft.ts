import type { DegreeRequestForm } from '@perga/contracts'
import type { EducationLevel } from '@perga/domain'

/** A request as it is filled in (spec 2 §6). */
export interface RequestDraft {
  readonly kind: DegreeRequestForm['kind']
  readonly degree: string | null
  readonly institution: string | null
  /** `UNKNOWN_DEPARTMENT` for "I do not know". */
  readonly department: string | null
  readonly level: EducationLevel | null
  readonly year: string
  readonly text: string
  readonly email: string
}

/** Chosen by who does not know the department: the request goes to whoever answers for the whole institution. */
export const UNKNOWN_DEPARTMENT = 'unknown'

export const EMPTY_DRAFT: RequestDraft = {
  kind: 'missing',
  degree: null,
  institution: null,
  department: null,
  level: null,
  year: '',
  text: '',
  email: '',
}

/** The most letters of the text. */
export const LONGEST_TEXT = 2000
const SHORTEST_TEXT = 5
/** The oldest university of the country was founded then. */
const FIRST_YEAR = 1837

/** What is asked of the draft before it may be sent. */
export type Requirement = 'degree' | 'institution' | 'department' | 'level' | 'text'
/** What may be left out, but not be written wrongly. */
export type Mistake = 'year' | 'email'

/** What is still missing, in the order of the form. */
export function missingOf(draft: RequestDraft): Requirement[] {
  const isMet: Record<Requirement, boolean> = {
    degree: draft.kind === 'missing' || draft.degree !== null,
    institution: draft.kind === 'wrong' || draft.institution !== null,
    department: draft.kind === 'wrong' || draft.department !== null,
    level: draft.kind === 'wrong' || draft.level !== null,
    text: draft.text.trim().length >= SHORTEST_TEXT,
  }
  // The keys are those of the record above, in its order.
  return (Object.keys(isMet) as Requirement[]).filter((requirement) => !isMet[requirement])
}

/** What is written in a way that cannot be right. */
export function mistakesOf({ kind, year, email }: RequestDraft, currentYear: number): Mistake[] {
  const graduation = Number(year)
  const isYear = year === '' || (/^\d{4}$/.test(year) && graduation >= FIRST_YEAR && graduation <= currentYear)
  const isEmail = email.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())
  return [...(isYear || kind === 'wrong' ? [] : ['year' as const]), ...(isEmail ? [] : ['email' as const])]
}

/** The draft as it is sent; null while something is missing. */
export function formOf(draft: RequestDraft): DegreeRequestForm | null {
  if (missingOf(draft).length > 0) return null
  const words = { text: draft.text.trim(), email: draft.email.trim() || null }
  const { kind, degree, institution, level } = draft
  if (kind === 'wrong') return degree === null ? null : { kind, degree, ...words }
  if (institution === null || level === null) return null
  const department = draft.department === UNKNOWN_DEPARTMENT ? null : draft.department
  return { kind, institution, department, level, year: draft.year === '' ? null : Number(draft.year), ...words }
}
