import type { DerElement } from '../asn1/der-reader.ts'
import { type AlgorithmPolicy, DEFAULT_ALGORITHM_POLICY, isSchemeAcceptable } from '../crypto/algorithm-policy.ts'
import { readSignatureScheme } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { equalBytes } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import { type Authority, ask, type Transport } from '../http/transport.ts'
import type { Certificate } from '../x509/certificate.ts'
import { certificateIdOf } from './certificate-id.ts'
import { readCrl } from './crl.ts'
import { ALL_REASONS } from './crl-scope.ts'
import { encodeOcspRequest } from './ocsp-request.ts'
import { type CertificateStatus, readOcspResponse } from './ocsp-response.ts'
import { verifyCrl } from './verify-crl.ts'
import { verifyOcspResponse } from './verify-ocsp.ts'

/** Checked revocation data about one certificate, ready to be embedded. */
export interface RevocationData {
  readonly kind: 'ocsp' | 'crl'
  readonly der: Uint8Array
  readonly certificateStatus: CertificateStatus
  readonly thisUpdate: Date
  readonly nextUpdate?: Date
  /** Who signed an OCSP answer, where it is not the issuer: its certificate belongs into the validation data. */
  readonly responder?: Certificate
}

export interface RevocationQuestion {
  readonly certificate: Certificate
  readonly issuer: Certificate
}

/** Whatever answers whether a certificate is revoked; throws an AdesError when it cannot say. */
export interface RevocationSource {
  statusOf(question: RevocationQuestion): Promise<RevocationData>
}

export interface RevocationClientOptions {
  readonly transport: Transport
  readonly now: () => Date
  /** Credentials and time-outs by address; addresses themselves come from the certificates. */
  readonly authorities?: readonly Authority[]
  /** Asked before those the certificate names, for responders it does not name. */
  readonly additionalResponders?: readonly Authority[]
  /** Which addresses taken from certificates may be called; all unless told. */
  readonly mayCall?: (url: string) => boolean
  readonly randomBytes?: (count: number) => Uint8Array
  readonly crypto?: CryptoPort
  /** Which algorithms answers may be signed with; ETSI TS 119 312 unless told. */
  readonly algorithmPolicy?: AlgorithmPolicy
}

type ClientParts = Required<RevocationClientOptions>

/** Clocks of responders may be a little ahead. */
const TOLERANCE = 300_000

const refused = (why: string) => new AdesError('revocation_refused', `The revocation answer is not kept: ${why}.`)

function checkCurrent(thisUpdate: Date, nextUpdate: Date | undefined, now: Date): void {
  if (thisUpdate.getTime() > now.getTime() + TOLERANCE) throw refused('it is dated in the future')
  if (nextUpdate !== undefined && nextUpdate < now) throw refused('it is out of date')
}

/** What validation would not rely on is not kept either. */
function checkAlgorithm(
  algorithm: DerElement,
  { publicKey }: Certificate,
  { algorithmPolicy, now }: ClientParts,
): void {
  const used = { scheme: readSignatureScheme(algorithm), publicKey }
  if (!isSchemeAcceptable(algorithmPolicy, used, now())) throw refused('its algorithm is no longer reliable')
}

async function fetchBytes(authority: Authority, parts: ClientParts, request?: Uint8Array): Promise<Uint8Array> {
  const question = request === undefined ? {} : { body: request, contentType: 'application/ocsp-request' }
  const limit = request === undefined ? 20_000_000 : 200_000
  const answer = await ask({ authority, transport: parts.transport, limit, ...question })
  if (answer.ok) return answer.bytes
  throw new AdesError('revocation_unreachable', `A revocation service ${answer.why}.`, { cause: answer.cause })
}

async function askResponder(authority: Authority, question: RevocationQuestion, parts: ClientParts) {
  const { certificate, issuer } = question
  const nonce = Uint8Array.from(parts.randomBytes(16))
  // SHA-1 only names the certificate here; RFC 5019 responders know no other digest.
  const id = await certificateIdOf(certificate, issuer, { hash: 'SHA-1', crypto: parts.crypto })
  const response = readOcspResponse(await fetchBytes(authority, parts, encodeOcspRequest(id, nonce)))
  // Responders that answer from a cache leave the nonce out (RFC 6960 §4.4.1); one that is not ours is a replay.
  if (response.nonce !== undefined && !equalBytes(response.nonce, nonce)) throw refused('its nonce is not ours')
  const verification = await verifyOcspResponse(response, { certificate, issuer }, parts.crypto)
  if (!verification.valid) throw refused(verification.problem)
  checkAlgorithm(response.signatureAlgorithm, verification.responder, parts)
  const { certificateStatus, thisUpdate, nextUpdate } = verification.response
  checkCurrent(thisUpdate, nextUpdate, parts.now())
  if (certificateStatus.status === 'unknown') throw refused('the responder does not know the certificate')
  const { responder } = verification
  const validity = nextUpdate === undefined ? { thisUpdate } : { thisUpdate, nextUpdate }
  return { kind: 'ocsp', der: response.der, certificateStatus, responder, ...validity } as const
}

async function readList(authority: Authority, question: RevocationQuestion, parts: ClientParts) {
  const crl = readCrl(await fetchBytes(authority, parts))
  const { certificate, issuer } = question
  const verification = await verifyCrl(crl, { certificate, signer: issuer }, parts.crypto)
  if (!verification.valid) throw refused(verification.problem)
  // Lists for some reasons only would have to be collected until they cover all.
  if (verification.reasons.size < ALL_REASONS.size) throw refused('it speaks of some reasons only')
  checkAlgorithm(crl.signatureAlgorithm, issuer, parts)
  checkCurrent(crl.thisUpdate, crl.nextUpdate, parts.now())
  const { der, thisUpdate, nextUpdate } = crl
  const validity = nextUpdate === undefined ? { thisUpdate } : { thisUpdate, nextUpdate }
  return { kind: 'crl', der, certificateStatus: verification.certificateStatus, ...validity } as const
}

function attemptsFor({ certificate }: RevocationQuestion, parts: ClientParts) {
  const known = (url: string): Authority => parts.authorities.find((authority) => authority.url === url) ?? { url }
  const named = (urls: readonly string[]) => urls.filter(parts.mayCall).map(known)
  return [
    ...[...parts.additionalResponders, ...named(certificate.ocspUrls)].map((authority) => ({
      authority,
      ask: askResponder,
    })),
    ...named(certificate.crlUrls).map((authority) => ({ authority, ask: readList })),
  ]
}

/**
 * A client of OCSP responders and CRL distribution points named by certificates: OCSP first, lists when no responder
 * gives an answer that can be kept. Every answer is checked (status, nonce, subject, signature, authorisation, dates).
 * Throws `revocation_unreachable`, `revocation_refused` or `revocation_malformed` when nobody can say.
 */
export function createRevocationClient(options: RevocationClientOptions): RevocationSource {
  const parts: ClientParts = {
    authorities: [],
    additionalResponders: [],
    mayCall: () => true,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    crypto: nodeCrypto,
    algorithmPolicy: DEFAULT_ALGORITHM_POLICY,
    ...options,
  }
  return {
    async statusOf(question) {
      const failures: unknown[] = []
      for (const attempt of attemptsFor(question, parts)) {
        try {
          return await attempt.ask(attempt.authority, question, parts)
        } catch (failure) {
          failures.push(failure)
        }
      }
      if (failures.length === 1) throw failures[0]
      const last = failures.at(-1)
      const code = last instanceof AdesError ? last.code : 'revocation_unreachable'
      throw new AdesError(code, 'No revocation service gave an answer that can be kept.', { cause: failures })
    },
  }
}
