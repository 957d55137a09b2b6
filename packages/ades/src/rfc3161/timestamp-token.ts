import { contextTag, DerCursor, type DerElement, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { readTime } from '../asn1/der-time.ts'
import { readIntegerBytes, readOctetString, readOid, readSmallInteger, retagged } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { readSignedData, type SignedData } from '../cms/signed-data.ts'
import { type HashName, readHashAlgorithm } from '../crypto/algorithms.ts'
import { AdesError } from '../errors.ts'
import { readExtensions } from '../x509/extensions.ts'

/** A time-stamp token (RFC 3161 §2.4.2), read; nothing of it is checked yet. */
export interface TimestampToken {
  readonly der: Uint8Array
  readonly policy: string
  readonly hash: HashName
  readonly digest: Uint8Array
  readonly serialNumber: Uint8Array
  readonly time: Date
  readonly nonce?: Uint8Array
  readonly content: Uint8Array
  readonly signedData: SignedData
}

/** No extension of a token is known here: a critical one makes it unusable (RFC 3161 §2.4.2). */
function refuseCritical(extensions: DerElement): void {
  if (readExtensions(retagged(extensions, TAG.sequence)).some(({ critical }) => critical)) {
    throw derError('A TSTInfo has a critical extension that is not understood.')
  }
}

function readTstInfo(content: Uint8Array) {
  const cursor = new DerCursor(readDer(content), TAG.sequence)
  if (readSmallInteger(cursor.next()) !== 1) throw derError('A TSTInfo is of no known version.')
  const policy = readOid(cursor.next())
  const imprint = new DerCursor(cursor.next(TAG.sequence))
  const hash = readHashAlgorithm(imprint.next())
  const digest = readOctetString(imprint.next())
  const serialNumber = readIntegerBytes(cursor.next())
  const time = readTime(cursor.next(TAG.generalizedTime))
  cursor.optional(TAG.sequence)
  cursor.optional(TAG.boolean)
  const nonce = cursor.optional(TAG.integer)
  cursor.optional(contextTag(0))
  const extensions = cursor.optional(contextTag(1))
  cursor.end()
  if (extensions !== undefined) refuseCritical(extensions)
  return {
    policy,
    hash,
    digest,
    serialNumber,
    time,
    ...(nonce === undefined ? {} : { nonce: readIntegerBytes(nonce) }),
  }
}

/** Reads a TimeStampToken; throws `timestamp_malformed`. */
export function readTimestampToken(der: Uint8Array): TimestampToken {
  try {
    const signedData = readSignedData(der)
    if (signedData.contentType !== OID.tstInfo || signedData.content === undefined) {
      throw derError('The content is not a TSTInfo.')
    }
    return { der, content: signedData.content, signedData, ...readTstInfo(signedData.content) }
  } catch (cause) {
    // A sound token in a form that is not supported is not called malformed.
    if (cause instanceof AdesError && cause.code === 'cms_unsupported') throw cause
    throw new AdesError('timestamp_malformed', 'The time-stamp token cannot be read.', { cause })
  }
}
