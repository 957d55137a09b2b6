import { readSignatureScheme } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { type Certificate, isSameCertificate, mayHaveIssued } from './certificate.ts'
import { KEY_USAGE } from './extensions.ts'

/** Longer paths do not occur and would only serve to exhaust the checker. */
const LONGEST_CHAIN = 8

export type ChainProblem =
  | 'no-chain'
  | 'not-yet-valid'
  | 'expired'
  | 'issuer-not-yet-valid'
  | 'issuer-expired'
  | 'issuer-is-no-ca'
  | 'path-too-long'
  | 'unknown-critical-extension'

/** A path from a certificate to a trust anchor, both included. */
export type ChainResult =
  | { readonly ok: true; readonly chain: readonly Certificate[] }
  | { readonly ok: false; readonly problem: ChainProblem; readonly chain: readonly Certificate[] }

export interface ChainSources {
  readonly certificates: readonly Certificate[]
  readonly trustAnchors: readonly Certificate[]
  readonly crypto: CryptoPort
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

const isCa = ({ basicConstraints, keyUsage }: Certificate) =>
  basicConstraints?.ca === true && (keyUsage === undefined || keyUsage.has(KEY_USAGE.keyCertSign))

/** The length limit counts the certificates between an issuer and the leaf (RFC 5280 §4.2.1.9). */
const keepsPathLength = ({ basicConstraints }: Certificate, between: number) =>
  basicConstraints?.pathLength === undefined || between <= basicConstraints.pathLength

/** Validity of one certificate; the anchor's own dates are the business of whoever trusts it (RFC 5280 §6.1.1 d). */
function timeProblem(certificate: Certificate, index: number, at: Date): ChainProblem | undefined {
  if (at < certificate.notBefore) return index === 0 ? 'not-yet-valid' : 'issuer-not-yet-valid'
  if (at > certificate.notAfter) return index === 0 ? 'expired' : 'issuer-expired'
  return undefined
}

/** The first thing wrong with a chain at a time (RFC 5280 §6.1, without policies and name constraints). */
export function chainProblem(chain: readonly Certificate[], at: Date): ChainProblem | undefined {
  const problems = chain.slice(0, Math.max(1, chain.length - 1)).map((certificate, index) => {
    // Name constraints are among the critical extensions not understood, so that they refuse rather than pass.
    if (certificate.unknownCritical.length > 0) return 'unknown-critical-extension'
    if (index > 0 && !isCa(certificate)) return 'issuer-is-no-ca'
    if (index > 0 && !keepsPathLength(certificate, index - 1)) return 'path-too-long'
    return chain.length === 1 ? undefined : timeProblem(certificate, index, at)
  })
  return problems.find((problem) => problem !== undefined)
}

async function* paths(
  path: readonly Certificate[],
  sources: ChainSources,
): AsyncGenerator<readonly Certificate[], void, undefined> {
  const last = path[path.length - 1]
  if (last === undefined || path.length > LONGEST_CHAIN) return
  if (sources.trustAnchors.some((anchor) => isSameCertificate(anchor, last))) {
    yield path
    return
  }
  const candidates = [...sources.trustAnchors, ...sources.certificates]
  for (const candidate of candidates) {
    if (!mayHaveIssued(candidate, last) || path.some((member) => isSameCertificate(member, candidate))) continue
    if (await isSignedBy(last, candidate, sources.crypto)) yield* paths([...path, candidate], sources)
  }
}

/**
 * Finds a path from a certificate to a trust anchor that is right at this time; without one, the first path with what is
 * wrong with it (RFC 5280 §6).
 */
export async function buildChain(leaf: Certificate, at: Date, sources: ChainSources): Promise<ChainResult> {
  let firstFailure: ChainResult | undefined
  for await (const chain of paths([leaf], sources)) {
    const problem = chainProblem(chain, at)
    if (problem === undefined) return { ok: true, chain }
    firstFailure ??= { ok: false, problem, chain }
  }
  return firstFailure ?? { ok: false, problem: 'no-chain', chain: [leaf] }
}
