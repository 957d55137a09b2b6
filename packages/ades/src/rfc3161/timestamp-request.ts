import { derBoolean, derInteger, derOctetString, derOid, derSequence, derUnsigned } from '../asn1/der-writer.ts'
import { type HashName, hashAlgorithmIdentifier } from '../crypto/algorithms.ts'

export interface TimestampRequest {
  readonly hash: HashName
  readonly digest: Uint8Array
  readonly nonce: Uint8Array
  readonly policy?: string
}

/** Encodes a TimeStampReq (RFC 3161 §2.4.1) that asks for the authority's certificate too. */
export const encodeTimestampRequest = ({ hash, digest, nonce, policy }: TimestampRequest): Uint8Array =>
  derSequence(
    derInteger(1),
    derSequence(hashAlgorithmIdentifier(hash), derOctetString(digest)),
    ...(policy === undefined ? [] : [derOid(policy)]),
    derUnsigned(nonce),
    derBoolean(true),
  )
