import { DEGREE_FIELDS, type DegreeFieldName } from '@perga/domain'
import type { MatchingRule } from './ldap-filter/evaluate.ts'

/** A degree as an institution's system holds it: the fields of the degree record, unjudged. */
export type DegreeRow = Readonly<Partial<Record<DegreeFieldName, string | number | null>>>

/** The names that a query or a filter may use; nothing else of an institution's data can be asked about. */
export const DEGREE_FIELD_NAMES: readonly DegreeFieldName[] = DEGREE_FIELDS.map((field) => field.name)

const NAME_FIELD = /Name(El|En)$/

/** In filters names ignore case, the numbers are compared as numbers, everything else is exact text. */
export function matchingRuleOf(field: DegreeFieldName): MatchingRule {
  if (NAME_FIELD.test(field)) return 'fold-case'
  return field === 'gradeValue' || field === 'birthYear' || field === 'gender' ? 'number' : 'exact'
}

/** Whether `name` is a field of the degree record. */
export function isDegreeField(name: string): name is DegreeFieldName {
  return DEGREE_FIELD_NAMES.some((field) => field === name)
}

/** A row as it goes out: every field of the degree record, null where the source has none. */
export function completeRow(row: DegreeRow): Required<DegreeRow> {
  const complete = Object.fromEntries(DEGREE_FIELD_NAMES.map((name) => [name, row[name] ?? null]))
  // Sound: the entries are made from all the field names, so none is missing.
  return complete as Required<DegreeRow>
}
