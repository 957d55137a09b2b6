import { contextTag, DerCursor, type DerElement, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { readTime } from '../asn1/der-time.ts'
import { readBitStringOctets, readExplicit, readIntegerBytes } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { equalBytes } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import { type Extension, readAuthorityKeyIdentifier, readExtensions } from '../x509/extensions.ts'
import { type DistinguishedName, readName } from '../x509/name.ts'
import { type IssuingDistributionPoint, readIssuingDistributionPoint } from './issuing-distribution-point.ts'

/** A certificate revocation list (RFC 5280 §5), read; nothing of it is checked yet. */
export interface Crl {
  readonly der: Uint8Array
  readonly toBeSigned: Uint8Array
  readonly signatureAlgorithm: DerElement
  readonly signature: Uint8Array
  readonly issuer: DistinguishedName
  readonly thisUpdate: Date
  readonly nextUpdate?: Date
  readonly number?: bigint
  /** The number of the list that this one changes: then it is a delta list (RFC 5280 §5.2.4). */
  readonly baseNumber?: bigint
  readonly authorityKeyIdentifier?: Uint8Array
  readonly issuingDistributionPoint?: IssuingDistributionPoint
  /** The DER of that extension: a delta list goes only with a list of the very same scope. */
  readonly scope?: Uint8Array
  /** Critical extensions that are not understood here: the list must not be used (RFC 5280 §5.2). */
  readonly unknownCritical: readonly string[]
  readonly entries: DerElement | undefined
}

const UNDERSTOOD: ReadonlySet<string> = new Set([
  OID.issuingDistributionPoint,
  OID.deltaCrlIndicator,
  OID.crlNumber,
  OID.authorityKeyIdentifier,
  OID.freshestCrl,
])

/** The longest number of a list (RFC 5280 §5.2.3), with room for its sign. */
const LONGEST_NUMBER = 21

function readNumber(value: Uint8Array): bigint {
  const octets = readIntegerBytes(readDer(value))
  if (octets.length > LONGEST_NUMBER || (octets[0] ?? 0) > 0x7f) throw derError('The number of a list is out of range.')
  return octets.reduce((number, octet) => number * 256n + BigInt(octet), 0n)
}

function readCrlExtensions(extensions: readonly Extension[]) {
  const find = (oid: string) => extensions.find((extension) => extension.oid === oid)?.value
  const [number, base, scope] = [OID.crlNumber, OID.deltaCrlIndicator, OID.issuingDistributionPoint].map(find)
  const authorityKey = find(OID.authorityKeyIdentifier)
  const authorityKeyIdentifier = authorityKey === undefined ? undefined : readAuthorityKeyIdentifier(authorityKey)
  return {
    ...(number === undefined ? {} : { number: readNumber(number) }),
    ...(base === undefined ? {} : { baseNumber: readNumber(base) }),
    ...(authorityKeyIdentifier === undefined ? {} : { authorityKeyIdentifier }),
    ...(scope === undefined ? {} : { scope, issuingDistributionPoint: readIssuingDistributionPoint(scope) }),
    unknownCritical: extensions.filter(({ critical, oid }) => critical && !UNDERSTOOD.has(oid)).map(({ oid }) => oid),
  }
}

function readToBeSigned(element: DerElement) {
  const cursor = new DerCursor(element, TAG.sequence)
  cursor.optional(TAG.integer)
  const innerAlgorithm = cursor.next(TAG.sequence)
  const issuer = readName(cursor.next())
  const thisUpdate = readTime(cursor.next())
  const next = cursor.optional(TAG.utcTime, TAG.generalizedTime)
  const entries = cursor.optional(TAG.sequence)
  const wrapped = cursor.optional(contextTag(0))
  cursor.end()
  const extensions = readCrlExtensions(wrapped === undefined ? [] : readExtensions(readExplicit(wrapped)))
  const nextUpdate = next === undefined ? {} : { nextUpdate: readTime(next) }
  return { innerAlgorithm, fields: { issuer, thisUpdate, ...nextUpdate, entries, ...extensions } }
}

/** Reads a DER CRL, complete or delta; throws `revocation_malformed`. */
export function readCrl(der: Uint8Array): Crl {
  try {
    const cursor = new DerCursor(readDer(der), TAG.sequence)
    const toBeSigned = cursor.next(TAG.sequence)
    const signatureAlgorithm = cursor.next(TAG.sequence)
    const signature = readBitStringOctets(cursor.next())
    cursor.end()
    const { innerAlgorithm, fields } = readToBeSigned(toBeSigned)
    if (!equalBytes(innerAlgorithm.encoded, signatureAlgorithm.encoded)) {
      throw derError('The two signature algorithms of a list differ.')
    }
    return { der, toBeSigned: toBeSigned.encoded, signatureAlgorithm, signature, ...fields }
  } catch (cause) {
    throw new AdesError('revocation_malformed', 'The CRL cannot be read.', { cause })
  }
}
