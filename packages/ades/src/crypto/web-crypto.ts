import { AdesError } from '../errors.ts'
import type { SignatureScheme } from './algorithms.ts'
import { type CryptoPort, keyFits, type SignatureCheck } from './crypto-port.ts'
import { ecdsaValueFromDer } from './ecdsa-values.ts'
import { asRsaEncryption, type PublicKey } from './public-key.ts'

type OwnedBytes = Uint8Array<ArrayBuffer>
type ImportedKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>

/** WebCrypto's types demand bytes over an ArrayBuffer; views over anything else are copied. */
const owned = (bytes: Uint8Array): OwnedBytes =>
  // The buffer's class was just tested, which the type system cannot carry over to the view.
  bytes.buffer instanceof ArrayBuffer ? (bytes as OwnedBytes) : new Uint8Array(bytes)

const FIELD_BYTES = { 'P-256': 32, 'P-384': 48, 'P-521': 66 } as const

function importParameters(scheme: SignatureScheme, key: PublicKey) {
  if (key.type === 'ec') return { name: 'ECDSA', namedCurve: key.curve }
  if (scheme.family === 'ed25519') return { name: 'Ed25519' }
  return { name: scheme.family === 'rsa-pss' ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash: scheme.hash }
}

function verifyParameters(scheme: SignatureScheme) {
  if (scheme.family === 'ecdsa') return { name: 'ECDSA', hash: scheme.hash }
  if (scheme.family === 'rsa-pss') return { name: 'RSA-PSS', saltLength: scheme.saltLength }
  return { name: scheme.family === 'ed25519' ? 'Ed25519' : 'RSASSA-PKCS1-v1_5' }
}

/** WebCrypto knows an RSA key only under rsaEncryption; what id-RSASSA-PSS restricts was checked before (`keyFits`). */
const importable = (key: PublicKey): Uint8Array => (key.type === 'rsa' ? asRsaEncryption(key.spki) : key.spki)

const IMPORTED = new WeakMap<Uint8Array, Map<string, Promise<ImportedKey>>>()

function importKey(scheme: SignatureScheme, key: PublicKey): Promise<ImportedKey> {
  const parameters = importParameters(scheme, key)
  const name = JSON.stringify(parameters)
  const known = IMPORTED.get(key.spki) ?? new Map<string, Promise<ImportedKey>>()
  IMPORTED.set(key.spki, known)
  const imported =
    known.get(name) ?? crypto.subtle.importKey('spki', owned(importable(key)), parameters, false, ['verify'])
  known.set(name, imported)
  return imported
}

function signatureValue({ scheme, publicKey, signature }: SignatureCheck): Uint8Array | undefined {
  if (scheme.family !== 'ecdsa' || publicKey.type !== 'ec') return signature
  try {
    return ecdsaValueFromDer(signature, FIELD_BYTES[publicKey.curve])
  } catch {
    return undefined
  }
}

async function verify(check: SignatureCheck): Promise<boolean> {
  const { scheme, publicKey, signedBytes } = check
  if (publicKey.type === 'unknown')
    throw new AdesError('algorithm_unsupported', `The key type ${publicKey.oid} is not supported.`)
  const value = signatureValue(check)
  if (!keyFits(scheme, publicKey) || value === undefined) return false
  try {
    const key = await importKey(scheme, publicKey)
    return await crypto.subtle.verify(verifyParameters(scheme), key, owned(value), owned(signedBytes))
  } catch (cause) {
    throw new AdesError('algorithm_unsupported', 'This platform cannot check such a signature.', { cause })
  }
}

/** CryptoPort over WebCrypto: the same in Node and in browsers. */
export const webCrypto: CryptoPort = {
  digest: async (hash, bytes) => new Uint8Array(await crypto.subtle.digest(hash, owned(bytes))),
  verify,
}
