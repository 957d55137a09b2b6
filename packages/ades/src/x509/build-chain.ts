import { readSignatureScheme } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { type Certificate, isSameCertificate, mayHaveIssued } from './certificate.ts'
import { type PathProblem, pathProblem } from './check-path.ts'
import type { PolicyInputs } from './policy-graph.ts'

/** Longer paths do not occur and would only serve to exhaust the checker. */
const LONGEST_CHAIN = 10
/** Certificates that certify each other make more paths than can be tried: so many steps are enough for any real search. */
const MOST_STEPS = 500

export type ChainProblem = 'no-chain' | PathProblem

/** A path from a certificate to a trust anchor, both included. */
export type ChainResult =
  | { readonly ok: true; readonly chain: readonly Certificate[] }
  | { readonly ok: false; readonly problem: ChainProblem; readonly chain: readonly Certificate[] }

export interface ChainSources {
  readonly certificates: readonly Certificate[]
  readonly trustAnchors: readonly Certificate[]
  readonly crypto: CryptoPort
  /** What the relying party asks of certificate policies. */
  readonly policies?: PolicyInputs
}

/** Whether this issuer's key signed this certificate; an algorithm unknown here counts as not. */
export async function isSignedBy(subject: Certificate, issuer: Certificate, crypto: CryptoPort): Promise<boolean> {
  try {
    return await crypto.verify({
      scheme: readSignatureScheme(subject.signatureAlgorithm),
      publicKey: issuer.publicKey,
      signedBytes: subject.toBeSigned,
      signature: subject.signature,
    })
  } catch {
    return false
  }
}

class PathSearch {
  readonly #sources: ChainSources
  readonly #bySubject = new Map<string, Certificate[]>()
  #steps = 0

  constructor(sources: ChainSources) {
    this.#sources = sources
    const seen = new Set<Certificate>()
    for (const candidate of [...sources.trustAnchors, ...sources.certificates]) {
      if (seen.has(candidate)) continue
      seen.add(candidate)
      const named = this.#bySubject.get(candidate.subject.comparable) ?? []
      named.push(candidate)
      this.#bySubject.set(candidate.subject.comparable, named)
    }
  }

  async *paths(path: readonly Certificate[]): AsyncGenerator<readonly Certificate[], void, undefined> {
    const last = path[path.length - 1]
    if (last === undefined || path.length > LONGEST_CHAIN) return
    const { trustAnchors, crypto } = this.#sources
    if (trustAnchors.some((anchor) => isSameCertificate(anchor, last))) {
      yield path
      return
    }
    for (const candidate of this.#bySubject.get(last.issuer.comparable) ?? []) {
      if (this.#steps > MOST_STEPS) return
      if (!mayHaveIssued(candidate, last) || path.some((member) => isSameCertificate(member, candidate))) continue
      this.#steps++
      if (await isSignedBy(last, candidate, crypto)) yield* this.paths([...path, candidate])
    }
  }
}

/**
 * Finds a path from a certificate to a trust anchor that is right at this time; without one, the first path with what is
 * wrong with it (RFC 5280 §6).
 */
export async function buildChain(leaf: Certificate, at: Date, sources: ChainSources): Promise<ChainResult> {
  let firstFailure: ChainResult | undefined
  for await (const chain of new PathSearch(sources).paths([leaf])) {
    const problem = pathProblem(chain, at, sources.policies)
    if (problem === undefined) return { ok: true, chain }
    firstFailure ??= { ok: false, problem, chain }
  }
  return firstFailure ?? { ok: false, problem: 'no-chain', chain: [leaf] }
}
