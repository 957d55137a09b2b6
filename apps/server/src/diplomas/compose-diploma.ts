import { DEGREE_FIELDS, type DegreeRecord, DIPLOMA_FIELDS, type DiplomaFacts, type DiplomaField } from '@perga/domain'
import type { TemplateVersion } from '../templates/template-store.ts'

/** What a diploma takes from a version of its template. */
type TemplatePart = Readonly<
  Record<Exclude<(typeof DIPLOMA_FIELDS)[DiplomaField], { from: 'record' }>['column'], string | null>
>

const RECORD_NAMES = new Map<string, string>(DEGREE_FIELDS.map(({ column, name }) => [column, name]))

const MEMBERS = Object.entries(DIPLOMA_FIELDS).map(([field, { from, column }]) => ({
  field,
  isOfRecord: from === 'record',
  name: from === 'record' ? (RECORD_NAMES.get(column) ?? column) : column,
}))

// Each diploma starts as a copy of it, which is faster than adding field by field.
const EMPTY = Object.fromEntries(MEMBERS.map(({ field }): [string, unknown] => [field, null]))

/** A degree as its institution and its template state it: the record gives the person's part, the template the rest. */
export function composeDiploma(record: DegreeRecord, template: TemplateVersion): DiplomaFacts {
  const ofRecord: Readonly<Record<string, unknown>> = record
  const part: TemplatePart = template
  const ofTemplate: Readonly<Record<string, unknown>> = part
  const facts: Record<string, unknown> = { ...EMPTY }
  for (const { field, isOfRecord, name } of MEMBERS) facts[field] = (isOfRecord ? ofRecord : ofTemplate)[name] ?? null
  // Every field of the list; the types of the list and of `part` hold that its members are there and are text.
  return facts as DiplomaFacts
}
