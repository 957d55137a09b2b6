import type { HashName } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'

/**
 * The digest of bytes that are put together only when they are asked for, once for each algorithm: several seals ask for
 * that of the same stamp, and each may cover the whole file.
 */
export function imprintOf(bytes: () => Uint8Array, crypto: CryptoPort): (hash: HashName) => Promise<Uint8Array> {
  const known = new Map<HashName, Promise<Uint8Array>>()
  return (hash) => {
    const imprint = known.get(hash) ?? crypto.digest(hash, bytes())
    known.set(hash, imprint)
    return imprint
  }
}
