import type { DegreeRecord } from './degree-record.ts'
import { type PersonIdentifier, sameIdentifier } from './person-identifier.ts'

/** The members of a record that say whose it is. */
export type RecordOwner = Pick<DegreeRecord, 'ssn' | 'ssnCountry' | 'tin' | 'tinCountry'>

// A record without a country is of a Greek institution and holds a Greek number.
function ownerIdentifier(record: RecordOwner, scheme: 'ssn' | 'tin'): PersonIdentifier | null {
  const [value, country] = scheme === 'ssn' ? [record.ssn, record.ssnCountry] : [record.tin, record.tinCountry]
  return value === null ? null : { scheme, country: country ?? 'GR', value }
}

/**
 * Whether a record is of the person with these identifiers. The social security number decides when both sides have one of
 * the same country, else the tax number; with neither comparable the record is nobody's that we know, and not this person's.
 */
export function isOfPerson(record: RecordOwner, identifiers: readonly PersonIdentifier[]): boolean {
  for (const scheme of ['ssn', 'tin'] as const) {
    const owner = ownerIdentifier(record, scheme)
    const comparable = identifiers.filter(
      (known) => known.scheme === scheme && known.country.toUpperCase() === owner?.country,
    )
    if (owner !== null && comparable.length > 0) return comparable.some((known) => sameIdentifier(known, owner))
  }
  return false
}
