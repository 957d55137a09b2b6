import type { HashName, SignatureScheme } from './algorithms.ts'
import type { PublicKey } from './public-key.ts'

/** How long something is acceptable: `until` a date (excluded), or without an end known today. */
export interface Limit {
  readonly until?: Date
}

/** Keys of at least so many bits are acceptable until a date. The longest entry that a key reaches decides. */
export interface KeyLimit extends Limit {
  readonly leastBits: number
}

/** Which algorithms are reliable, and until when (ETSI TS 119 312). What is not named is not acceptable. */
export interface AlgorithmPolicy {
  /** The catalogue that it follows, for people. */
  readonly source?: string
  readonly hashes: Readonly<Partial<Record<HashName, Limit>>>
  readonly keys: Readonly<Partial<Record<SignatureScheme['family'], readonly KeyLimit[]>>>
}

const day = (text: string) => new Date(`${text}T00:00:00Z`)

/** The dates of ETSI TS 119 312 V1.5.1. Ed25519 is not in that catalogue and hence not acceptable by default. */
export const DEFAULT_ALGORITHM_POLICY: AlgorithmPolicy = {
  source: 'ETSI TS 119 312 V1.5.1',
  hashes: { 'SHA-1': { until: day('2012-08-01') }, 'SHA-256': {}, 'SHA-384': {}, 'SHA-512': {} },
  keys: {
    ecdsa: [{ leastBits: 224, until: day('2021-10-01') }, { leastBits: 256 }],
    'rsa-pkcs1': [
      { leastBits: 1024, until: day('2019-10-01') },
      { leastBits: 1900, until: day('2029-01-01') },
    ],
    'rsa-pss': [
      { leastBits: 1024, until: day('2019-10-01') },
      { leastBits: 1900, until: day('2029-01-01') },
      { leastBits: 3000 },
    ],
  },
}

const isWithin = (limit: Limit | undefined, at: Date) =>
  limit !== undefined && (limit.until === undefined || at < limit.until)

/** Whether a digest is reliable at a time. */
export const isHashAcceptable = (policy: AlgorithmPolicy, hash: HashName, at: Date): boolean =>
  isWithin(policy.hashes[hash], at)

/** A signature scheme with the key that it is used by. */
export interface SchemeInUse {
  readonly scheme: SignatureScheme
  readonly publicKey: PublicKey
}

function keyLimit(policy: AlgorithmPolicy, { scheme, publicKey }: SchemeInUse): KeyLimit | undefined {
  const reached = (policy.keys[scheme.family] ?? []).filter(({ leastBits }) => publicKey.bits >= leastBits)
  return reached.toSorted((a, b) => b.leastBits - a.leastBits)[0]
}

/** Whether a signature of this scheme by this key is reliable at a time. */
export const isSchemeAcceptable = (policy: AlgorithmPolicy, used: SchemeInUse, at: Date): boolean =>
  isWithin(keyLimit(policy, used), at) && isHashAcceptable(policy, used.scheme.hash, at)

/** The end dates known today of all that a signature depends on. */
export function schemeEnds(policy: AlgorithmPolicy, used: SchemeInUse): Date[] {
  const limits = [keyLimit(policy, used), policy.hashes[used.scheme.hash]]
  return limits.flatMap((limit) => limit?.until ?? [])
}
