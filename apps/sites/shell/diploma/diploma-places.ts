import type { DiplomaRow } from '@perga/domain'

/** A group of rows on the pages of a diploma (spec 1 §3). */
export type DiplomaGroupName = 'issuer' | 'degree' | 'holder' | 'grade' | 'dates'

/** The group of each row, in the order of the page; null: shown on no page. */
const PLACES = {
  issuerInstitution: 'issuer',
  issuerUnit: 'issuer',
  level: 'degree',
  title: 'degree',
  notes: 'degree',
  lastNameEl: 'holder',
  firstNameEl: 'holder',
  middleNameEl: 'holder',
  fatherNameEl: 'holder',
  motherNameEl: 'holder',
  birthDate: 'holder',
  gradeDescription: 'grade',
  gradeValue: 'grade',
  validFrom: 'dates',
  dateIssued: 'dates',
  templateID: null,
  maintainerInstitution: null,
  maintainerInstitution_Code: null,
  maintainerUnit: null,
} as const satisfies Record<DiplomaRow, DiplomaGroupName | null>

// The keys of the table and no others.
const ROWS = Object.keys(PLACES) as readonly DiplomaRow[]

/** The rows of a group, in their order. */
export function rowsOf(group: DiplomaGroupName): readonly DiplomaRow[] {
  return ROWS.filter((row) => PLACES[row] === group)
}
