import type { CryptoPort } from '../crypto/crypto-port.ts'
import { toBase64Once } from '../encoding/base64.ts'
import { buildChain, type ChainResult } from './build-chain.ts'
import { type Certificate, readCertificate } from './certificate.ts'
import { pathProblem } from './check-path.ts'

interface AnchoredChains {
  readonly anchors: readonly Certificate[]
  readonly chains: Map<string, readonly Certificate[]>
}

/** By the list of anchors itself: whoever changes what is trusted passes another list. */
const known = new WeakMap<readonly Uint8Array[], AnchoredChains>()
const CAPACITY = 1000

export interface KnownChainSources {
  readonly certificates: readonly Certificate[]
  /** DER of the anchors; chains found under one list are remembered as long as the list object lives. */
  readonly trustAnchors: readonly Uint8Array[]
  readonly crypto: CryptoPort
}

function anchoredChains(trustAnchors: readonly Uint8Array[]): AnchoredChains {
  const existing = known.get(trustAnchors)
  if (existing !== undefined) return existing
  const created = { anchors: trustAnchors.map(readCertificate), chains: new Map() }
  known.set(trustAnchors, created)
  return created
}

/** `buildChain` that checks the signatures of a chain once: authorities' chains come back with every signature. */
export async function buildKnownChain(leaf: Certificate, at: Date, sources: KnownChainSources): Promise<ChainResult> {
  const { anchors, chains } = anchoredChains(sources.trustAnchors)
  const name = toBase64Once(leaf.der)
  const chain = chains.get(name)
  if (chain !== undefined && pathProblem(chain, at) === undefined) return { ok: true, chain }
  const { certificates, crypto } = sources
  const result = await buildChain(leaf, at, { certificates, trustAnchors: anchors, crypto })
  if (chains.size >= CAPACITY) chains.clear()
  if (result.ok) chains.set(name, result.chain)
  return result
}
