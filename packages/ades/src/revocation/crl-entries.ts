import { childrenOf, DerCursor, type DerElement, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { readTime } from '../asn1/der-time.ts'
import { readIntegerBytes, readSmallInteger } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { toHex } from '../encoding/bytes.ts'
import type { Certificate } from '../x509/certificate.ts'
import { type Extension, readExtensions } from '../x509/extensions.ts'
import { readGeneralNames } from '../x509/general-name.ts'
import type { Crl } from './crl.ts'

export interface CrlEntry {
  readonly at: Date
  readonly reason?: number
}

/** removeFromCRL: only in delta lists, lifts a suspension (RFC 5280 §5.3.1). */
export const REMOVE_FROM_CRL = 8

/** The entries of a list by issuer and serial number; a certificate may be named twice. */
type Entries = ReadonlyMap<string, readonly DerElement[]>

const UNDERSTOOD: ReadonlySet<string> = new Set([OID.crlReason, OID.invalidityDate, OID.certificateIssuer])

function refuseUnknown(extensions: readonly Extension[]): void {
  // A list with such an entry must not be used at all, even for other certificates (RFC 5280 §5.3).
  if (extensions.some(({ critical, oid }) => critical && !UNDERSTOOD.has(oid))) {
    throw derError('An entry of a list has a critical extension that is not understood.')
  }
}

function readReason(extensions: readonly Extension[]): { reason?: number } {
  const found = extensions.find(({ oid }) => oid === OID.crlReason)
  return found === undefined ? {} : { reason: readSmallInteger(readDer(found.value), TAG.enumerated) }
}

/** Whose certificate an entry of an indirect list names; it holds for the entries after it too (RFC 5280 §5.3.3). */
function readCertificateIssuer(extensions: readonly Extension[]): string | undefined {
  const found = extensions.find(({ oid }) => oid === OID.certificateIssuer)
  if (found === undefined) return undefined
  const names = readGeneralNames(readDer(found.value, TAG.sequence))
  const directory = names.find((name) => name.form === 'directoryName')
  if (directory?.form !== 'directoryName') throw derError('An entry of a list names its issuer in no known way.')
  return directory.name.comparable
}

const keyOf = (issuer: string, serialNumber: Uint8Array) => `${issuer}#${toHex(serialNumber)}`

/** Only the extensions are read: a list has many entries, and all but one are about others. */
function readEntry(element: DerElement) {
  const [serialNumber, , wrapped] = childrenOf(element)
  return {
    serialNumber: readIntegerBytes(serialNumber),
    extensions: wrapped === undefined ? [] : readExtensions(wrapped),
  }
}

function readEntries(crl: Crl): Entries {
  const index = new Map<string, DerElement[]>()
  const isIndirect = crl.issuingDistributionPoint?.indirectCrl === true
  let issuer = crl.issuer.comparable
  for (const element of crl.entries === undefined ? [] : childrenOf(crl.entries)) {
    const { serialNumber, extensions } = readEntry(element)
    refuseUnknown(extensions)
    const named = readCertificateIssuer(extensions)
    if (named !== undefined && !isIndirect) throw derError('A list that is not indirect names other issuers.')
    issuer = named ?? issuer
    const key = keyOf(issuer, serialNumber)
    const known = index.get(key)
    if (known === undefined) index.set(key, [element])
    else known.push(element)
  }
  return index
}

function readRevocation(element: DerElement): CrlEntry {
  const cursor = new DerCursor(element, TAG.sequence)
  cursor.next(TAG.integer)
  const at = readTime(cursor.next())
  const wrapped = cursor.optional(TAG.sequence)
  cursor.end()
  return { at, ...readReason(wrapped === undefined ? [] : readExtensions(wrapped)) }
}

/** The entries of a list: read once, since many certificates are looked up at several times. */
const indexes = new WeakMap<Crl, Entries>()

/** The entry about a certificate, or undefined when the list does not name it; throws `der_malformed` for an unusable list. */
export function findCrlEntry(crl: Crl, { issuer, serialNumber }: Certificate): CrlEntry | undefined {
  const entries = indexes.get(crl) ?? readEntries(crl)
  indexes.set(crl, entries)
  const revocations = (entries.get(keyOf(issuer.comparable, serialNumber)) ?? []).map(readRevocation)
  // Of several entries the earliest revocation counts.
  return revocations.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0]
}
