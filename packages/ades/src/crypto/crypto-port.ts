import type { HashName, SignatureScheme } from './algorithms.ts'
import type { PublicKey } from './public-key.ts'

/** A signature value as X.509 and CMS carry it: DER for ECDSA, octets for RSA and Ed25519. */
export interface SignatureCheck {
  readonly scheme: SignatureScheme
  readonly publicKey: PublicKey
  readonly signedBytes: Uint8Array
  readonly signature: Uint8Array
}

/** The two operations that checking needs. WebCrypto does them everywhere, node:crypto faster on a server. */
export interface CryptoPort {
  digest(hash: HashName, bytes: Uint8Array): Promise<Uint8Array>
  /** False also for a key that does not fit the scheme; throws only `algorithm_unsupported`. */
  verify(check: SignatureCheck): Promise<boolean>
}

const KEY_TYPES = { ecdsa: 'ec', 'rsa-pkcs1': 'rsa', 'rsa-pss': 'rsa', ed25519: 'ed25519' } as const

/** Whether a key certified for RSASSA-PSS alone may have made the signature (RFC 4055 §1.2, §3.3). */
function fitsRestriction(scheme: SignatureScheme, key: PublicKey): boolean {
  if (key.type !== 'rsa' || key.pssOnly === undefined) return true
  const { hash, leastSaltLength = 0 } = key.pssOnly
  return scheme.family === 'rsa-pss' && (hash ?? scheme.hash) === scheme.hash && scheme.saltLength >= leastSaltLength
}

/** Whether a key of this type can have made a signature of this scheme. */
export const keyFits = (scheme: SignatureScheme, key: PublicKey): boolean =>
  KEY_TYPES[scheme.family] === key.type && fitsRestriction(scheme, key)
