/** A number that names a person: which kind, of which country (ISO 3166), and the number. */
export type PersonIdentifier = {
  readonly scheme: 'ssn' | 'tin' | 'personal-number'
  readonly country: string
  readonly value: string
}

const GREEK_LENGTHS: Record<PersonIdentifier['scheme'], number> = { ssn: 11, tin: 9, 'personal-number': 12 }

// Numeric columns lose leading zeros and the tax login adds two: a Greek number has one length only.
function canonicalValue({ scheme, country, value }: PersonIdentifier): string {
  const text = value.trim().toUpperCase()
  if (country.trim().toUpperCase() !== 'GR' || !/^\d+$/.test(text)) return text
  const digits = text.replace(/^0+/, '')
  return digits === '' ? '' : digits.padStart(GREEK_LENGTHS[scheme], '0')
}

/** Whether two identifiers name the same person: same scheme, same country, same number. An empty number names nobody. */
export function sameIdentifier(a: PersonIdentifier, b: PersonIdentifier): boolean {
  const isSameRegister = a.scheme === b.scheme && a.country.trim().toUpperCase() === b.country.trim().toUpperCase()
  const value = canonicalValue(a)
  return isSameRegister && value !== '' && value === canonicalValue(b)
}
