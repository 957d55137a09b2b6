import { childrenOf, contextTag, DerCursor, type DerElement, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { readSmallInteger } from '../asn1/der-values.ts'
import { type GeneralName, type GeneralNameForm, readGeneralName } from './general-name.ts'
import { isWithinName } from './name.ts'

/** Which names the certificates below an authority may carry (RFC 5280 §4.2.1.10). */
export interface NameConstraints {
  readonly permitted: readonly GeneralName[]
  readonly excluded: readonly GeneralName[]
}

const UNDERSTOOD: ReadonlySet<GeneralNameForm> = new Set([
  'rfc822Name',
  'dNSName',
  'uniformResourceIdentifier',
  'directoryName',
  'iPAddress',
])

// In this profile minimum is zero, which DER leaves out, and maximum is absent.
function readSubtree(element: DerElement): GeneralName {
  const cursor = new DerCursor(element, TAG.sequence)
  const base = readGeneralName(cursor.next())
  const minimum = cursor.optional(contextTag(0, false))
  if (minimum !== undefined && readSmallInteger(minimum, minimum.tag) !== 0) {
    throw derError('A name constraint has a minimum other than zero.')
  }
  cursor.end()
  return base
}

const readSubtrees = (element: DerElement | undefined) =>
  element === undefined ? [] : childrenOf(element).map(readSubtree)

/** Reads a NameConstraints extension; throws `der_malformed`. */
export function readNameConstraints(value: Uint8Array): NameConstraints {
  const cursor = new DerCursor(readDer(value), TAG.sequence)
  const permitted = readSubtrees(cursor.optional(contextTag(0)))
  const excluded = readSubtrees(cursor.optional(contextTag(1)))
  cursor.end()
  return { permitted, excluded }
}

const hasMaskLength = ({ length }: Uint8Array) => length === 8 || length === 32

/** Whether every constraint is of a form that is understood here; one that is not must refuse the path. */
export const areUnderstood = ({ permitted, excluded }: NameConstraints): boolean =>
  [...permitted, ...excluded].every(
    (base) => UNDERSTOOD.has(base.form) && (base.form !== 'iPAddress' || hasMaskLength(base.address)),
  )

/** The same host, or with a leading dot any host below. */
const isHostWithin = (host: string, base: string) => (base.startsWith('.') ? host.endsWith(base) : host === base)

function isMailWithin(address: string, base: string): boolean {
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1).toLowerCase()
  const baseAt = base.lastIndexOf('@')
  if (baseAt < 0) return isHostWithin(host, base.toLowerCase())
  return address.slice(0, at) === base.slice(0, baseAt) && host === base.slice(baseAt + 1).toLowerCase()
}

function isDnsWithin(name: string, base: string): boolean {
  const [host, domain] = [name.toLowerCase(), base.toLowerCase()]
  return domain === '' || host === domain || host.endsWith(domain.startsWith('.') ? domain : `.${domain}`)
}

/** The host of a URI; undefined for one without, or with an address in its place: then a constraint cannot be met. */
function hostOf(uri: string): string | undefined {
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(uri)?.[1]
  const host = authority?.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '')
  if (host === undefined || host === '' || host.startsWith('[') || /^[\d.]+$/.test(host)) return undefined
  return host.toLowerCase()
}

function isAddressWithin(address: Uint8Array, base: Uint8Array): boolean {
  const size = base.length / 2
  if (address.length !== size) return false
  return address.every((octet, index) => ((octet ^ (base[index] ?? 0)) & (base[size + index] ?? 0)) === 0)
}

/** Whether a name lies within the subtree of a base of its form. */
function isWithin(name: GeneralName, base: GeneralName): boolean {
  if (name.form === 'directoryName' && base.form === 'directoryName') return isWithinName(name.name, base.name)
  if (name.form === 'iPAddress' && base.form === 'iPAddress') return isAddressWithin(name.address, base.address)
  if (name.form === 'rfc822Name' && base.form === 'rfc822Name') return isMailWithin(name.text, base.text)
  if (name.form === 'dNSName' && base.form === 'dNSName') return isDnsWithin(name.text, base.text)
  if (name.form !== 'uniformResourceIdentifier' || base.form !== name.form) return false
  const host = hostOf(name.text)
  return host !== undefined && isHostWithin(host, base.text.toLowerCase())
}

/** A name that a constraint of its form cannot be applied to: it must not slip past an exclusion. */
function isIncomparable(name: GeneralName): boolean {
  if (name.form === 'uniformResourceIdentifier') return hostOf(name.text) === undefined
  if (name.form === 'dNSName') return name.text.includes('*') || name.text === ''
  if (name.form === 'rfc822Name') return !name.text.includes('@')
  return name.form === 'iPAddress' && name.address.length !== 4 && name.address.length !== 16
}

/** Whether a name is allowed by the constraints of one authority (RFC 5280 §6.1.3 b, c). */
function isAllowed(name: GeneralName, { permitted, excluded }: NameConstraints): boolean {
  const [inside, outside] = [permitted, excluded].map((list) => list.filter(({ form }) => form === name.form))
  if ((inside?.length ?? 0) + (outside?.length ?? 0) === 0) return true
  if (isIncomparable(name)) return false
  const isPermitted = inside === undefined || inside.length === 0 || inside.some((base) => isWithin(name, base))
  return isPermitted && !(outside ?? []).some((base) => isWithin(name, base))
}

/** Whether all these names are allowed by every authority above. */
export const areAllowed = (names: readonly GeneralName[], constraints: readonly NameConstraints[]): boolean =>
  constraints.every((constraint) => names.every((name) => isAllowed(name, constraint)))
