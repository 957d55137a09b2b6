import { constants, createPublicKey, hash as hashOnce, type KeyObject, verify as verifySignature } from 'node:crypto'
import { AdesError } from '../errors.ts'
import { type CryptoPort, keyFits, type SignatureCheck } from './crypto-port.ts'
import { asRsaEncryption, type PublicKey } from './public-key.ts'

const NODE_HASHES = { 'SHA-1': 'sha1', 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512' } as const

const imported = new WeakMap<Uint8Array, KeyObject>()

function keyObject(key: PublicKey): KeyObject {
  const known = imported.get(key.spki)
  if (known !== undefined) return known
  // What id-RSASSA-PSS restricts was checked before (`keyFits`), by the same rule as in a browser.
  const spki = key.type === 'rsa' ? asRsaEncryption(key.spki) : key.spki
  const created = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' })
  imported.set(key.spki, created)
  return created
}

function verifyNow({ scheme, publicKey, signedBytes, signature }: SignatureCheck): boolean {
  if (publicKey.type === 'unknown')
    throw new AdesError('algorithm_unsupported', `The key type ${publicKey.oid} is not supported.`)
  if (!keyFits(scheme, publicKey)) return false
  const key = keyObject(publicKey)
  const hash = NODE_HASHES[scheme.hash]
  if (scheme.family === 'ed25519') return verifySignature(null, signedBytes, key, signature)
  if (scheme.family !== 'rsa-pss') return verifySignature(hash, signedBytes, key, signature)
  const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: scheme.saltLength }
  return verifySignature(hash, signedBytes, { key, ...padding }, signature)
}

/** CryptoPort over node:crypto, without a thread hop per operation: for servers that check many stamps. */
export const nodeCrypto: CryptoPort = {
  // 'buffer' of the one-shot form returns a pooled Buffer; a plain view keeps deep equality with other Uint8Arrays.
  digest: (hash, bytes) => Promise.resolve(new Uint8Array(hashOnce(NODE_HASHES[hash], bytes, 'buffer'))),
  verify: async (check) => verifyNow(check),
}
