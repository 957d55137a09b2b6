import type { Grade } from './grade.ts'

/** The six groups of fields that a holder shares or withholds (spec 2 §3.3). */
export const SCOPES = ['title', 'issuer', 'level', 'grade', 'dates', 'identifiers'] as const
export type Scope = (typeof SCOPES)[number]

/** Which diploma fields each scope discloses, by their names on the wire. */
export const DIPLOMA_FIELDS_OF_SCOPE = {
  title: ['title', 'titleEn', 'templateID', 'notes', 'notesEn'],
  issuer: [
    'issuerInstitution',
    'issuerInstitutionEn',
    'issuerUnit',
    'issuerUnitEn',
    'maintainerInstitution',
    'maintainerInstitutionEn',
    'maintainerInstitution_Code',
    'maintainerUnit',
    'maintainerUnitEn',
  ],
  level: ['level'],
  grade: ['gradeDescription', 'gradeValue'],
  dates: ['dateIssued', 'validFrom'],
  identifiers: [
    'lastNameEl',
    'firstNameEl',
    'middleNameEl',
    'fatherNameEl',
    'motherNameEl',
    'lastNameEn',
    'firstNameEn',
    'middleNameEn',
    'fatherNameEn',
    'motherNameEn',
    'birthDate',
  ],
} as const satisfies Record<Scope, readonly string[]>

/** A field of a diploma that some scope discloses. */
export type DiplomaField = (typeof DIPLOMA_FIELDS_OF_SCOPE)[Scope][number]

/** All facts of a diploma; null where the institution holds none. */
export type DiplomaFacts = { [Field in DiplomaField]: Field extends 'gradeValue' ? Grade | null : string | null }

/** The facts that the scopes disclose. A field of no granted scope is absent, not null (row D4). */
export function disclose(facts: DiplomaFacts, scopes: readonly Scope[]): Partial<DiplomaFacts> {
  const granted = SCOPES.filter((scope) => scopes.includes(scope)).flatMap((scope) => [
    ...DIPLOMA_FIELDS_OF_SCOPE[scope],
  ])
  return Object.fromEntries(granted.map((field) => [field, facts[field]]))
}

/** The scopes named in a space-separated list (RFC 6749 §3.3), each once, in our order; unknown words are ignored. */
export function parseScopes(text: string): Scope[] {
  const words = text.split(/\s+/)
  return SCOPES.filter((scope) => words.includes(scope))
}
