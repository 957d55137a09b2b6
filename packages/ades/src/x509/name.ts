import { childrenOf, DerCursor, type DerElement, expectTag, TAG } from '../asn1/der-reader.ts'
import { isString, readOid, readString } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { toHex } from '../encoding/bytes.ts'
import { preparedText } from './prepared-text.ts'

/** A distinguished name: its DER, its text (RFC 4514, most specific first) for people, and its form for comparison. */
export interface DistinguishedName {
  readonly der: Uint8Array
  readonly text: string
  readonly commonName?: string
  /** The e-mail addresses that older certificates put into their name (RFC 5280 §4.1.2.6). */
  readonly emailAddresses: readonly string[]
  /** The relative names from the root down, each in the form that equal ones share (RFC 5280 §7.1). */
  readonly relativeNames: readonly string[]
  /** All of them as one text: equal texts are equal names. */
  readonly comparable: string
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

interface Attribute {
  readonly type: string
  readonly value: string
  readonly comparable: string
}

/** TeletexString is never equal to another type: which character set it means is not certain. */
function comparableValue(element: DerElement): string {
  if (!isString(element)) return `#${toHex(element.encoded)}`
  return `${element.tag === TAG.teletexString ? 't' : 's'}:${preparedText(readString(element))}`
}

function readAttribute(element: DerElement): Attribute {
  const cursor = new DerCursor(element, TAG.sequence)
  const type = readOid(cursor.next())
  const value = cursor.next()
  cursor.end()
  const text = isString(value) ? readString(value) : `#${toHex(value.encoded)}`
  return { type, value: text, comparable: JSON.stringify([type, comparableValue(value)]) }
}

const textOf = ({ type, value }: Attribute) => `${SHORT_NAMES[type] ?? type}=${escaped(value)}`

/** Reads one RelativeDistinguishedName, whose attributes have no order. */
function readRelativeName(element: DerElement, tag: number = TAG.set): Attribute[] {
  return childrenOf(expectTag(element, tag)).map(readAttribute)
}

const comparableOf = (attributes: readonly Attribute[]): string =>
  JSON.stringify(attributes.map(({ comparable }) => comparable).sort())

function nameOf(der: Uint8Array, sets: readonly (readonly Attribute[])[]): DistinguishedName {
  const all = sets.flat()
  const commonName = all.findLast(({ type }) => type === OID.commonName)?.value
  const relativeNames = sets.map(comparableOf)
  return {
    der,
    text: sets
      .map((set) => set.map(textOf).join('+'))
      .reverse()
      .join(', '),
    ...(commonName === undefined ? {} : { commonName }),
    emailAddresses: all.filter(({ type }) => type === OID.emailAddress).map(({ value }) => value),
    relativeNames,
    comparable: JSON.stringify(relativeNames),
  }
}

/** Reads a Name (RFC 5280 §4.1.2.4). */
export const readName = (element: DerElement): DistinguishedName =>
  nameOf(
    element.encoded,
    childrenOf(expectTag(element, TAG.sequence)).map((set) => readRelativeName(set)),
  )

/** The comparable form of an RDN under an implicit tag: nameRelativeToCRLIssuer (RFC 5280 §4.2.1.13). */
export const readRelativeNameText = (element: DerElement): string =>
  comparableOf(readRelativeName(element, element.tag))

/** Whether both are the same name, whatever string types, cases and spaces they use (RFC 5280 §7.1). */
export const isSameName = (a: DistinguishedName, b: DistinguishedName): boolean => a.comparable === b.comparable

/** Whether a name lies in the subtree of another or is that name (RFC 5280 §7.1). */
export const isWithinName = ({ relativeNames }: DistinguishedName, base: DistinguishedName): boolean =>
  base.relativeNames.length <= relativeNames.length &&
  base.relativeNames.every((relative, index) => relativeNames[index] === relative)
