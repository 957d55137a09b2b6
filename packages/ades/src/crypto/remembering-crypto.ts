import { equalBytes } from '../encoding/bytes.ts'
import type { HashName } from './algorithms.ts'
import type { CryptoPort, SignatureCheck } from './crypto-port.ts'

interface Remembered {
  readonly check: SignatureCheck
  readonly result: Promise<boolean>
}

const isSameCheck = (a: SignatureCheck, b: SignatureCheck) =>
  a.signature === b.signature &&
  equalBytes(a.publicKey.spki, b.publicKey.spki) &&
  JSON.stringify(a.scheme) === JSON.stringify(b.scheme)

/**
 * The same operations, each digest made and each signature checked once: certificates, lists and answers are asked about again for every member
 * of every chain. By the objects themselves, for the time of one validation.
 */
export function rememberingCrypto(crypto: CryptoPort): CryptoPort {
  const known = new WeakMap<Uint8Array, Remembered[]>()
  const digests = new WeakMap<Uint8Array, Map<HashName, Promise<Uint8Array>>>()
  return {
    digest(hash, bytes) {
      const byHash = digests.get(bytes) ?? new Map<HashName, Promise<Uint8Array>>()
      digests.set(bytes, byHash)
      const digest = byHash.get(hash) ?? crypto.digest(hash, bytes)
      byHash.set(hash, digest)
      return digest
    },
    verify(check) {
      const checks = known.get(check.signedBytes) ?? []
      known.set(check.signedBytes, checks)
      const earlier = checks.find((one) => isSameCheck(one.check, check))
      if (earlier !== undefined) return earlier.result
      const result = crypto.verify(check)
      checks.push({ check, result })
      return result
    },
  }
}
