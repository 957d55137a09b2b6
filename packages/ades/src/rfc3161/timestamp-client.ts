import {
  type AlgorithmPolicy,
  DEFAULT_ALGORITHM_POLICY,
  isHashAcceptable,
  isSchemeAcceptable,
} from '../crypto/algorithm-policy.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { toBase64Once } from '../encoding/base64.ts'
import { equalBytes } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import { type Authority, ask, type Transport } from '../http/transport.ts'
import { buildChain } from '../x509/build-chain.ts'
import { type Certificate, readCertificate } from '../x509/certificate.ts'
import { encodeTimestampRequest, type TimestampRequest } from './timestamp-request.ts'
import { readTimestampResponse } from './timestamp-response.ts'
import type { TimestampToken } from './timestamp-token.ts'
import { type TimestampVerification, verifyTimestampSignature } from './verify-timestamp.ts'

/** Whatever stamps a SHA-256 digest: the client below, or an authority in the same process. */
export interface TimestampSource {
  stamp(digest: Uint8Array): Promise<TimestampToken>
}

export interface TimestampAuthority extends Authority {
  /** The policy to ask for (reqPolicy), where the authority has several. */
  readonly policy?: string
}

export interface TimestampClientOptions {
  /** Asked in order: the next one only when the one before failed. */
  readonly authorities: readonly TimestampAuthority[]
  readonly transport: Transport
  /** DER of the roots under which stamps are kept. */
  readonly trustAnchors: readonly Uint8Array[]
  readonly now: () => Date
  /** How far the stamp's time may be from ours, in milliseconds; five minutes unless told. */
  readonly tolerance?: number
  readonly randomBytes?: (count: number) => Uint8Array
  readonly crypto?: CryptoPort
  /** Which algorithms stamps may be made with; ETSI TS 119 312 unless told. */
  readonly algorithmPolicy?: AlgorithmPolicy
}

type ClientParts = Required<Omit<TimestampClientOptions, 'trustAnchors' | 'authorities' | 'randomBytes'>> & {
  readonly random: () => Uint8Array
  readonly anchors: readonly Certificate[]
  readonly trusted: Map<string, Date>
}

const refused = (why: string) => new AdesError('timestamp_refused', `The stamp is not kept: ${why}.`)

const NONCE_BYTES = 16

/** Random bytes for many nonces at once: the call costs more than the bytes. */
function pooled(randomBytes: (count: number) => Uint8Array): () => Uint8Array {
  let pool = new Uint8Array()
  return () => {
    if (pool.length < NONCE_BYTES) pool = Uint8Array.from(randomBytes(64 * NONCE_BYTES))
    const taken = pool.subarray(0, NONCE_BYTES)
    pool = pool.subarray(NONCE_BYTES)
    return taken
  }
}

/** A positive INTEGER without leading zero, so that its encoding comes back the same. */
function freshNonce(random: () => Uint8Array): Uint8Array {
  const nonce = Uint8Array.from(random())
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
  return nonce
}

function checkAnswer(token: TimestampToken, request: TimestampRequest, { now, tolerance }: ClientParts): void {
  if (token.hash !== request.hash || !equalBytes(token.digest, request.digest))
    throw refused('it is over another digest')
  if (token.nonce === undefined || !equalBytes(token.nonce, request.nonce)) throw refused('its nonce is not ours')
  if (request.policy !== undefined && token.policy !== request.policy) throw refused('it is under another policy')
  if (Math.abs(token.time.getTime() - now().getTime()) > tolerance) throw refused('its time is too far from our clock')
}

/** What validation would not rely on is not kept either. */
function checkAlgorithms(
  token: TimestampToken,
  { certificate: { publicKey }, hashes }: Extract<TimestampVerification, { valid: true }>,
  { algorithmPolicy }: ClientParts,
): void {
  const used = { scheme: token.signedData.signer.scheme, publicKey }
  const isReliable =
    [token.hash, ...hashes].every((hash) => isHashAcceptable(algorithmPolicy, hash, token.time)) &&
    isSchemeAcceptable(algorithmPolicy, used, token.time)
  if (!isReliable) throw refused('its algorithm is no longer reliable')
}

async function checkTrust(token: TimestampToken, certificate: Certificate, parts: ClientParts): Promise<void> {
  const name = toBase64Once(certificate.der)
  const trustedUntil = parts.trusted.get(name)
  if (trustedUntil !== undefined && token.time <= trustedUntil) return
  const { signedData, time } = token
  const sources = { certificates: signedData.certificates, trustAnchors: parts.anchors, crypto: parts.crypto }
  const result = await buildChain(certificate, time, sources)
  if (!result.ok) throw refused(`its certificate is not trusted (${result.problem})`)
  parts.trusted.set(name, new Date(Math.min(...result.chain.map(({ notAfter }) => notAfter.getTime()))))
}

async function stampOnce(authority: TimestampAuthority, digest: Uint8Array, parts: ClientParts) {
  const policy = authority.policy === undefined ? {} : { policy: authority.policy }
  const request: TimestampRequest = { hash: 'SHA-256', digest, nonce: freshNonce(parts.random), ...policy }
  const answer = await ask({
    authority,
    transport: parts.transport,
    limit: 100_000,
    body: encodeTimestampRequest(request),
    contentType: 'application/timestamp-query',
  })
  if (!answer.ok) {
    throw new AdesError('timestamp_unreachable', `A time-stamping authority ${answer.why}.`, { cause: answer.cause })
  }
  const token = readTimestampResponse(answer.bytes)
  checkAnswer(token, request, parts)
  const verification = await verifyTimestampSignature(token, parts.crypto)
  if (!verification.valid) throw refused(verification.reason)
  checkAlgorithms(token, verification, parts)
  await checkTrust(token, verification.certificate, parts)
  return token
}

/**
 * A client of time-stamping authorities over HTTP (RFC 3161 §3.4). A stamp is returned only after status, imprint, nonce,
 * policy, time, signature, purpose and chain were checked. Throws the last authority's `timestamp_unreachable`,
 * `timestamp_refused` or `timestamp_malformed`, with all failures as its cause when there were several.
 */
export function createTimestampClient(options: TimestampClientOptions): TimestampSource {
  const parts: ClientParts = {
    transport: options.transport,
    now: options.now,
    tolerance: options.tolerance ?? 300_000,
    random: pooled(options.randomBytes ?? ((count) => crypto.getRandomValues(new Uint8Array(count)))),
    crypto: options.crypto ?? nodeCrypto,
    algorithmPolicy: options.algorithmPolicy ?? DEFAULT_ALGORITHM_POLICY,
    anchors: options.trustAnchors.map(readCertificate),
    trusted: new Map(),
  }
  return {
    async stamp(digest) {
      const failures: unknown[] = []
      for (const authority of options.authorities) {
        try {
          return await stampOnce(authority, digest, parts)
        } catch (failure) {
          failures.push(failure)
        }
      }
      const last = failures.at(-1)
      if (failures.length === 1) throw last
      const code = last instanceof AdesError ? last.code : 'timestamp_unreachable'
      throw new AdesError(code, 'No time-stamping authority gave a stamp that can be kept.', { cause: failures })
    },
  }
}
