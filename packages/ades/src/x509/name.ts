import { childrenOf, DerCursor, type DerElement, expectTag, TAG } from '../asn1/der-reader.ts'
import { readOid, readString } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'

/** A distinguished name: its DER for comparison, its text (RFC 4514, most specific first) for people. */
export interface DistinguishedName {
  readonly der: Uint8Array
  readonly text: string
  readonly commonName?: string
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  [OID.commonName]: 'CN',
  [OID.organizationName]: 'O',
  [OID.organizationalUnitName]: 'OU',
  [OID.countryName]: 'C',
  [OID.localityName]: 'L',
  [OID.stateOrProvinceName]: 'ST',
  [OID.surname]: 'SN',
  [OID.givenName]: 'GN',
  [OID.serialNumber]: 'serialNumber',
  [OID.organizationIdentifier]: 'organizationIdentifier',
  [OID.emailAddress]: 'emailAddress',
}

const escaped = (value: string) => value.replace(/[\\",+<>;=]/g, '\\$&').replace(/^[ #]|(?<!^) $/g, '\\$&')

/** Reads a Name (RFC 5280 §4.1.2.4). */
export function readName(element: DerElement): DistinguishedName {
  const parts: string[] = []
  let commonName: string | undefined
  for (const set of childrenOf(expectTag(element, TAG.sequence))) {
    const attributes = childrenOf(expectTag(set, TAG.set)).map((attribute) => {
      const cursor = new DerCursor(attribute, TAG.sequence)
      const type = readOid(cursor.next())
      const value = readString(cursor.next())
      if (type === OID.commonName) commonName = value
      return `${SHORT_NAMES[type] ?? type}=${escaped(value)}`
    })
    parts.unshift(attributes.join('+'))
  }
  return { der: element.encoded, text: parts.join(', '), ...(commonName === undefined ? {} : { commonName }) }
}
