import { DEGREE_FIELDS, type DegreeFieldName, type IdentifiedRecord, nameKey, sameIdentifier } from '@perga/domain'

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

// A number is asked in its country, Greece unless the question names another: an equal number of another country is somebody else's.
function isSameNumber(record: IdentifiedRecord, scheme: 'ssn' | 'tin', asked: readonly AskedField[]): boolean {
  const held = { country: record[`${scheme}Country`] ?? 'GR', value: record[scheme] ?? '' }
  const askedFor = (name: DegreeFieldName) => asked.find((field) => field.name === name)?.value
  const wanted = { country: askedFor(`${scheme}Country`) ?? 'GR', value: askedFor(scheme) ?? '' }
  return sameIdentifier({ scheme, ...held }, { scheme, ...wanted })
}

// What could not be read of a record, its status for one, equals nothing that was asked.
function hasValue(record: IdentifiedRecord, { name, value }: AskedField): boolean {
  const held = String(record[name] ?? '')
  return held === value || (name.includes('Name') && held !== '' && nameKey(held) === nameKey(value))
}

/** Whether a record is one that was asked for: institutions may answer more broadly, or ten at random. */
export function isAskedFor(record: IdentifiedRecord, asked: readonly AskedField[]): boolean {
  return asked.every((field) =>
    field.name === 'ssn' || field.name === 'tin' ? isSameNumber(record, field.name, asked) : hasValue(record, field),
  )
}
