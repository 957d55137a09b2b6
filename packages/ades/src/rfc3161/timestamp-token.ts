import { contextTag, DerCursor, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { readTime } from '../asn1/der-time.ts'
import { readIntegerBytes, readOctetString, readOid } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { readSignedData, type SignedData } from '../cms/signed-data.ts'
import { type HashName, readHashAlgorithm } from '../crypto/algorithms.ts'
import { AdesError } from '../errors.ts'

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

function readTstInfo(content: Uint8Array) {
  const cursor = new DerCursor(readDer(content), TAG.sequence)
  cursor.next(TAG.integer)
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
  cursor.optional(contextTag(1))
  cursor.end()
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
    throw new AdesError('timestamp_malformed', 'The time-stamp token cannot be read.', { cause })
  }
}
