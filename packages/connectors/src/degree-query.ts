import { DEGREE_FIELDS, type DegreeFieldName, type DegreeRecord, nameKey, sameIdentifier } from '@perga/domain'

/** The values that a degree must have, all of them exactly (row I3). At least one. */
export type DegreeQuery = { readonly [Field in DegreeFieldName]?: string }

/** One asked value. */
export type AskedField = { readonly name: DegreeFieldName; readonly value: string }

/** The asked values in the order of the fields; throws RangeError when there is none, for that would ask for everybody. */
export function askedFields(query: DegreeQuery): AskedField[] {
  const asked = DEGREE_FIELDS.flatMap(({ name }) => {
    const value = query[name]
    return value === undefined || value === '' ? [] : [{ name, value }]
  })
  if (asked.length === 0) throw new RangeError('a query names at least one field')
  return asked
}

function isSameNumber(record: DegreeRecord, scheme: 'ssn' | 'tin', value: string): boolean {
  const country = (scheme === 'ssn' ? record.ssnCountry : record.tinCountry) ?? 'GR'
  return sameIdentifier({ scheme, country, value: record[scheme] ?? '' }, { scheme, country, value })
}

function hasValue(record: DegreeRecord, { name, value }: AskedField): boolean {
  if (name === 'ssn' || name === 'tin') return isSameNumber(record, name, value)
  const held = String(record[name] ?? '')
  return held === value || (name.includes('Name') && held !== '' && nameKey(held) === nameKey(value))
}

/** Whether a record is one that was asked for: institutions may answer more broadly, or ten at random. */
export function isAskedFor(record: DegreeRecord, asked: readonly AskedField[]): boolean {
  return asked.every((field) => hasValue(record, field))
}
