import { constants, type KeyObject, sign } from 'node:crypto'
import type { HashName, SignatureScheme } from '../crypto/algorithms.ts'

/** The scheme a key of the test PKI signs with. */
export const schemeOf = (key: KeyObject, hash: HashName = 'SHA-256'): SignatureScheme =>
  key.asymmetricKeyType === 'ec' ? { family: 'ecdsa', hash } : { family: 'rsa-pss', hash, saltLength: 32 }

/** How node:crypto calls a digest. */
export const nodeHash = (hash: HashName): string => hash.replace('-', '').toLowerCase()

/** A signature value as X.509 carries it. */
export function x509Value(key: KeyObject, bytes: Uint8Array, hash: HashName = 'SHA-256'): Uint8Array {
  if (key.asymmetricKeyType === 'ec') return sign(nodeHash(hash), bytes, key)
  return sign(nodeHash(hash), bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 })
}
