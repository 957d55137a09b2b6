import { childrenOf, contextTag, DerCursor, type DerElement, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { isTime, readTime } from '../asn1/der-time.ts'
import {
  readBitStringOctets,
  readBoolean,
  readExplicit,
  readIntegerBytes,
  readSmallInteger,
} from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { toHex } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import { type Extension, readExtensions } from '../x509/extensions.ts'

/** Which certificates a CRL speaks of (RFC 5280 §5.2.5). */
export type CrlScope = 'all' | 'users' | 'authorities'

/** A certificate revocation list (RFC 5280 §5), read; nothing of it is checked yet. */
export interface Crl {
  readonly der: Uint8Array
  readonly toBeSigned: Uint8Array
  readonly signatureAlgorithm: DerElement
  readonly signature: Uint8Array
  readonly issuer: Uint8Array
  readonly thisUpdate: Date
  readonly nextUpdate?: Date
  readonly scope: CrlScope
  readonly entries: DerElement | undefined
}

const HANDLED: ReadonlySet<string> = new Set([OID.issuingDistributionPoint])

function readScope(extensions: readonly Extension[]): CrlScope {
  const foreign = extensions.find(({ critical, oid }) => critical && !HANDLED.has(oid))
  // A delta list names only what changed: on its own it must not be read as "not revoked".
  const delta = extensions.some(({ oid }) => oid === OID.deltaCrlIndicator)
  if (foreign !== undefined || delta) throw derError('The CRL is a delta or has a critical extension not understood.')
  const point = extensions.find(({ oid }) => oid === OID.issuingDistributionPoint)
  if (point === undefined) return 'all'
  const cursor = new DerCursor(readDer(point.value), TAG.sequence)
  cursor.optional(contextTag(0))
  const users = cursor.optional(contextTag(1, false))
  const authorities = cursor.optional(contextTag(2, false))
  // What may follow (only some reasons, indirect, attributes only) would need more than a look-up by serial number.
  cursor.end()
  if (users !== undefined && readBoolean({ ...users, tag: TAG.boolean })) return 'users'
  return authorities !== undefined && readBoolean({ ...authorities, tag: TAG.boolean }) ? 'authorities' : 'all'
}

function readToBeSigned(element: DerElement) {
  const cursor = new DerCursor(element, TAG.sequence)
  cursor.optional(TAG.integer)
  cursor.next(TAG.sequence)
  const issuer = cursor.next(TAG.sequence).encoded
  const thisUpdate = readTime(cursor.next())
  const next = cursor.optional(TAG.utcTime, TAG.generalizedTime)
  const entries = cursor.optional(TAG.sequence)
  const wrapped = cursor.optional(contextTag(0))
  cursor.end()
  const scope = readScope(wrapped === undefined ? [] : readExtensions(readExplicit(wrapped)))
  const nextUpdate = next === undefined || !isTime(next) ? {} : { nextUpdate: readTime(next) }
  return { issuer, thisUpdate, ...nextUpdate, entries, scope }
}

/** Reads a DER CRL; throws `revocation_malformed`, also for delta and indirect lists, which are not supported. */
export function readCrl(der: Uint8Array): Crl {
  try {
    const cursor = new DerCursor(readDer(der), TAG.sequence)
    const toBeSigned = cursor.next(TAG.sequence)
    const signatureAlgorithm = cursor.next(TAG.sequence)
    const signature = readBitStringOctets(cursor.next())
    cursor.end()
    return { der, toBeSigned: toBeSigned.encoded, signatureAlgorithm, signature, ...readToBeSigned(toBeSigned) }
  } catch (cause) {
    throw new AdesError('revocation_malformed', 'The CRL cannot be read.', { cause })
  }
}

export interface CrlEntry {
  readonly at: Date
  readonly reason?: number
}

function readReason(extensions: DerElement | undefined): { reason?: number } {
  if (extensions === undefined) return {}
  const found = readExtensions(extensions).find(({ oid }) => oid === OID.crlReason)
  return found === undefined ? {} : { reason: readSmallInteger(readDer(found.value), TAG.enumerated) }
}

/** The entries of a list by serial number: read once, since each certificate is looked up at several times. */
const indexes = new WeakMap<DerElement, ReadonlyMap<string, DerElement>>()

function indexOf(entries: DerElement): ReadonlyMap<string, DerElement> {
  const known = indexes.get(entries)
  if (known !== undefined) return known
  const index = new Map<string, DerElement>()
  for (const entry of childrenOf(entries)) {
    const serialNumber = toHex(readIntegerBytes(new DerCursor(entry, TAG.sequence).next()))
    if (!index.has(serialNumber)) index.set(serialNumber, entry)
  }
  indexes.set(entries, index)
  return index
}

/** The entry of a serial number, or undefined when the list does not name it. */
export function findCrlEntry({ entries }: Crl, serialNumber: Uint8Array): CrlEntry | undefined {
  const entry = entries === undefined ? undefined : indexOf(entries).get(toHex(serialNumber))
  if (entry === undefined) return undefined
  const cursor = new DerCursor(entry, TAG.sequence)
  cursor.next()
  const at = readTime(cursor.next())
  return { at, ...readReason(cursor.optional(TAG.sequence)) }
}
