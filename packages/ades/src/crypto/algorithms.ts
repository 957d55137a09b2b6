import { contextTag, DerCursor, type DerElement, TAG } from '../asn1/der-reader.ts'
import { readExplicit, readOid, readSmallInteger } from '../asn1/der-values.ts'
import { derElement, derInteger, derNull, derOid, derSequence } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { AdesError } from '../errors.ts'

export type HashName = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'

/** How a signature value is made: the family, its digest, and for PSS the salt length (RFC 8017 §8.1). */
export type SignatureScheme =
  | { readonly family: 'ecdsa' | 'rsa-pkcs1'; readonly hash: HashName }
  | { readonly family: 'rsa-pss'; readonly hash: HashName; readonly saltLength: number }
  | { readonly family: 'ed25519'; readonly hash: 'SHA-512' }

const HASHES: Readonly<Record<string, HashName>> = {
  [OID.sha1]: 'SHA-1',
  [OID.sha256]: 'SHA-256',
  [OID.sha384]: 'SHA-384',
  [OID.sha512]: 'SHA-512',
}

const HASH_OIDS: Readonly<Record<HashName, string>> = {
  'SHA-1': OID.sha1,
  'SHA-256': OID.sha256,
  'SHA-384': OID.sha384,
  'SHA-512': OID.sha512,
}

const SCHEMES: Readonly<Record<string, SignatureScheme>> = {
  [OID.ecdsaWithSha1]: { family: 'ecdsa', hash: 'SHA-1' },
  [OID.ecdsaWithSha256]: { family: 'ecdsa', hash: 'SHA-256' },
  [OID.ecdsaWithSha384]: { family: 'ecdsa', hash: 'SHA-384' },
  [OID.ecdsaWithSha512]: { family: 'ecdsa', hash: 'SHA-512' },
  [OID.sha1WithRsa]: { family: 'rsa-pkcs1', hash: 'SHA-1' },
  [OID.sha256WithRsa]: { family: 'rsa-pkcs1', hash: 'SHA-256' },
  [OID.sha384WithRsa]: { family: 'rsa-pkcs1', hash: 'SHA-384' },
  [OID.sha512WithRsa]: { family: 'rsa-pkcs1', hash: 'SHA-512' },
  [OID.ed25519]: { family: 'ed25519', hash: 'SHA-512' },
}

const unsupported = (oid: string) => new AdesError('algorithm_unsupported', `The algorithm ${oid} is not supported.`)

/** The OID of an AlgorithmIdentifier. */
export const algorithmOid = (identifier: DerElement): string => readOid(new DerCursor(identifier, TAG.sequence).next())

/** Reads a digest AlgorithmIdentifier; throws `algorithm_unsupported` for a digest unknown here. */
export function readHashAlgorithm(identifier: DerElement): HashName {
  const oid = algorithmOid(identifier)
  const hash = HASHES[oid]
  if (hash === undefined) throw unsupported(oid)
  return hash
}

// RFC 4055 §3.1: every field has a default, and the defaults are SHA-1.
function readPssParameters(parameters: DerElement | undefined): SignatureScheme {
  if (parameters === undefined) throw unsupported(`${OID.rsaPss} without parameters`)
  const cursor = new DerCursor(parameters, TAG.sequence)
  const hashField = cursor.optional(contextTag(0))
  const maskField = cursor.optional(contextTag(1))
  const saltField = cursor.optional(contextTag(2))
  const trailer = cursor.optional(contextTag(3))
  cursor.end()
  if (trailer !== undefined && readSmallInteger(readExplicit(trailer)) !== 1)
    throw unsupported(`${OID.rsaPss} with another trailer`)
  const hash = hashField === undefined ? 'SHA-1' : readHashAlgorithm(readExplicit(hashField))
  if (readMaskHash(maskField) !== hash) throw unsupported(`${OID.rsaPss} with two digests`)
  return {
    family: 'rsa-pss',
    hash,
    saltLength: saltField === undefined ? 20 : readSmallInteger(readExplicit(saltField)),
  }
}

/** The digest of a mask generation function field, which must be MGF1 (RFC 4055 §2.2); SHA-1 when it is missing. */
export function readMaskHash(field: DerElement | undefined): HashName {
  if (field === undefined) return 'SHA-1'
  const cursor = new DerCursor(readExplicit(field), TAG.sequence)
  const oid = readOid(cursor.next())
  if (oid !== OID.mgf1) throw unsupported(oid)
  return readHashAlgorithm(cursor.next())
}

/**
 * Reads a signature AlgorithmIdentifier (RFC 5280 §4.1.1.2). CMS names a bare key algorithm beside a separate digest
 * (RFC 5652 §5.3): that digest is `digest`. Throws `algorithm_unsupported`.
 */
export function readSignatureScheme(identifier: DerElement, digest?: HashName): SignatureScheme {
  const cursor = new DerCursor(identifier, TAG.sequence)
  const oid = readOid(cursor.next())
  if (oid === OID.rsaPss) return readPssParameters(cursor.optional(TAG.sequence))
  if (oid === OID.rsaEncryption && digest !== undefined) return { family: 'rsa-pkcs1', hash: digest }
  if (oid === OID.ecPublicKey && digest !== undefined) return { family: 'ecdsa', hash: digest }
  const scheme = SCHEMES[oid]
  if (scheme === undefined) throw unsupported(oid)
  return scheme
}

/** AlgorithmIdentifier of a digest, without parameters for SHA-2 (RFC 5754 §2). */
export const hashAlgorithmIdentifier = (hash: HashName): Uint8Array => derSequence(derOid(HASH_OIDS[hash]))

const ECDSA_OIDS: Readonly<Record<HashName, string>> = {
  'SHA-1': OID.ecdsaWithSha1,
  'SHA-256': OID.ecdsaWithSha256,
  'SHA-384': OID.ecdsaWithSha384,
  'SHA-512': OID.ecdsaWithSha512,
}

/** AlgorithmIdentifier of the schemes this package signs with: ECDSA (RFC 5758 §3.2) and RSASSA-PSS (RFC 4055 §3.1). */
export function signatureAlgorithmIdentifier(scheme: SignatureScheme): Uint8Array {
  if (scheme.family === 'ecdsa') return derSequence(derOid(ECDSA_OIDS[scheme.hash]))
  if (scheme.family !== 'rsa-pss') throw unsupported(`signing with ${scheme.family}`)
  const hash = derSequence(derOid(HASH_OIDS[scheme.hash]), derNull())
  return derSequence(
    derOid(OID.rsaPss),
    derSequence(
      derElement(contextTag(0), hash),
      derElement(contextTag(1), derSequence(derOid(OID.mgf1), hash)),
      derElement(contextTag(2), derInteger(scheme.saltLength)),
    ),
  )
}
