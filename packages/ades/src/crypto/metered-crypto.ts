import type { WorkAllowance } from '../work-allowance.ts'
import type { CryptoPort } from './crypto-port.ts'

/** A digest of nothing, and bytes that are digested in the time of one that is read. */
const DIGEST = 500
const DIGESTED_BYTES = 10

/** A signature under a key of usual size; the price grows with the square of the key's. */
const VERIFICATION = 25_000
const USUAL_KEY_BYTES = 300

/** The same operations, each paid for from the allowance; throws `limit_exceeded` in place of any beyond it. */
export const meteredCrypto = (crypto: CryptoPort, allowance: WorkAllowance): CryptoPort => ({
  async digest(hash, bytes) {
    allowance.spend(DIGEST + bytes.length / DIGESTED_BYTES)
    return crypto.digest(hash, bytes)
  },
  async verify(check) {
    const size = Math.max(1, check.publicKey.spki.length / USUAL_KEY_BYTES)
    allowance.spend(VERIFICATION * size * size + check.signedBytes.length / DIGESTED_BYTES)
    return crypto.verify(check)
  },
})
