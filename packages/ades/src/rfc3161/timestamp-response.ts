import { DerCursor, readDer, TAG } from '../asn1/der-reader.ts'
import { readSmallInteger } from '../asn1/der-values.ts'
import { AdesError } from '../errors.ts'
import { readTimestampToken, type TimestampToken } from './timestamp-token.ts'

/** granted and grantedWithMods (RFC 3161 §2.4.2): only these carry a token. */
const GRANTED: readonly number[] = [0, 1]

function readResponse(der: Uint8Array): { status: number; token?: Uint8Array } {
  try {
    const cursor = new DerCursor(readDer(der), TAG.sequence)
    const status = readSmallInteger(new DerCursor(cursor.next(TAG.sequence)).next())
    const token = cursor.optional(TAG.sequence)
    cursor.end()
    return token === undefined ? { status } : { status, token: token.encoded }
  } catch (cause) {
    throw new AdesError('timestamp_malformed', 'The answer of the time-stamping authority cannot be read.', { cause })
  }
}

/** Reads a TimeStampResp (RFC 3161 §2.4.2); throws `timestamp_refused` for a refusal, `timestamp_malformed`. */
export function readTimestampResponse(der: Uint8Array): TimestampToken {
  const { status, token } = readResponse(der)
  if (!GRANTED.includes(status) || token === undefined) {
    throw new AdesError('timestamp_refused', `The time-stamping authority refused with status ${status}.`)
  }
  return readTimestampToken(token)
}
