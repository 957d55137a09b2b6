import { childrenOf, contextTag, type DerElement, derError, TAG } from '../asn1/der-reader.ts'
import { readExplicit, readOid, retagged } from '../asn1/der-values.ts'
import { octetText, toHex } from '../encoding/bytes.ts'
import { type DistinguishedName, readName } from './name.ts'

type TextForm = 'rfc822Name' | 'dNSName' | 'uniformResourceIdentifier'
type OpaqueForm = 'otherName' | 'x400Address' | 'ediPartyName' | 'registeredID'

/** A GeneralName (RFC 5280 §4.2.1.6). */
export type GeneralName =
  | { readonly form: TextForm; readonly text: string }
  | { readonly form: 'directoryName'; readonly name: DistinguishedName }
  | { readonly form: 'iPAddress'; readonly address: Uint8Array }
  | { readonly form: OpaqueForm; readonly value: Uint8Array }

export type GeneralNameForm = GeneralName['form']

const TEXT_FORMS: Readonly<Record<number, TextForm>> = {
  [contextTag(1, false)]: 'rfc822Name',
  [contextTag(2, false)]: 'dNSName',
  [contextTag(6, false)]: 'uniformResourceIdentifier',
}

const OPAQUE_FORMS: Readonly<Record<number, OpaqueForm>> = {
  [contextTag(0)]: 'otherName',
  [contextTag(3)]: 'x400Address',
  [contextTag(5)]: 'ediPartyName',
  [contextTag(8, false)]: 'registeredID',
}

/** Reads a GeneralName; throws `der_malformed` for a form that does not exist. */
export function readGeneralName(element: DerElement): GeneralName {
  const textForm = TEXT_FORMS[element.tag]
  if (textForm !== undefined) return { form: textForm, text: octetText(element.contents) }
  if (element.tag === contextTag(4)) return { form: 'directoryName', name: readName(readExplicit(element)) }
  if (element.tag === contextTag(7, false)) return { form: 'iPAddress', address: element.contents }
  const form = OPAQUE_FORMS[element.tag]
  if (form === undefined) throw derError('A general name is of no known form.')
  if (form === 'registeredID') readOid(retagged(element, TAG.oid))
  return { form, value: element.encoded }
}

/** Reads GeneralNames, under whatever tag. */
export const readGeneralNames = (element: DerElement): GeneralName[] => childrenOf(element).map(readGeneralName)

function keyOf(name: GeneralName): string {
  switch (name.form) {
    case 'directoryName':
      return name.name.comparable
    case 'iPAddress':
      return toHex(name.address)
    case 'otherName':
    case 'x400Address':
    case 'ediPartyName':
    case 'registeredID':
      return toHex(name.value)
    default:
      return name.text
  }
}

/** Whether two lists have a name in common. */
export function shareName(a: readonly GeneralName[], b: readonly GeneralName[]): boolean {
  const known = new Set(a.map((name) => `${name.form}:${keyOf(name)}`))
  return b.some((name) => known.has(`${name.form}:${keyOf(name)}`))
}
