import type { SignatureScheme } from '../crypto/algorithms.ts'
import { ecdsaValueToDer } from '../crypto/ecdsa-values.ts'
import type { PublicKey } from '../crypto/public-key.ts'

/** The JWS algorithms (RFC 7518 §3.1, RFC 8037 §3.1) a JAdES signature may use; `none` and MACs are not among them. */
const SCHEMES: Readonly<Record<string, SignatureScheme>> = {
  ES256: { family: 'ecdsa', hash: 'SHA-256' },
  ES384: { family: 'ecdsa', hash: 'SHA-384' },
  ES512: { family: 'ecdsa', hash: 'SHA-512' },
  PS256: { family: 'rsa-pss', hash: 'SHA-256', saltLength: 32 },
  PS384: { family: 'rsa-pss', hash: 'SHA-384', saltLength: 48 },
  PS512: { family: 'rsa-pss', hash: 'SHA-512', saltLength: 64 },
  RS256: { family: 'rsa-pkcs1', hash: 'SHA-256' },
  RS384: { family: 'rsa-pkcs1', hash: 'SHA-384' },
  RS512: { family: 'rsa-pkcs1', hash: 'SHA-512' },
  EdDSA: { family: 'ed25519', hash: 'SHA-512' },
}

const CURVES: Readonly<Record<string, string>> = { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' }
const FIELD_BYTES: Readonly<Record<string, number>> = { ES256: 32, ES384: 48, ES512: 66 }

/** The scheme of a JWS algorithm; undefined for one that is not accepted. */
export const jwsScheme = (algorithm: string): SignatureScheme | undefined =>
  Object.hasOwn(SCHEMES, algorithm) ? SCHEMES[algorithm] : undefined

/** ES algorithms bind the curve as well as the digest (RFC 7518 §3.4). */
export function curveFits(algorithm: string, key: PublicKey): boolean {
  const curve = CURVES[algorithm]
  return curve === undefined || (key.type === 'ec' && key.curve === curve)
}

/** A JWS signature value in the form X.509 and CMS use; undefined when r‖s has the wrong width. */
export function x509SignatureValue(algorithm: string, value: Uint8Array): Uint8Array | undefined {
  const fieldBytes = FIELD_BYTES[algorithm]
  if (fieldBytes === undefined) return value
  return value.length === fieldBytes * 2 ? ecdsaValueToDer(value) : undefined
}
