import { constants, type KeyObject, sign } from 'node:crypto'
import type { SignatureScheme } from '../crypto/algorithms.ts'

/** The scheme a key of the test PKI signs with. */
export const schemeOf = (key: KeyObject): SignatureScheme =>
  key.asymmetricKeyType === 'ec'
    ? { family: 'ecdsa', hash: 'SHA-256' }
    : { family: 'rsa-pss', hash: 'SHA-256', saltLength: 32 }

/** A signature value as X.509 carries it. */
export function x509Value(key: KeyObject, bytes: Uint8Array): Uint8Array {
  if (key.asymmetricKeyType === 'ec') return sign('sha256', bytes, key)
  return sign('sha256', bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 })
}
