import type { DerElement } from '../asn1/der-reader.ts'
import { readSignatureScheme } from '../crypto/algorithms.ts'
import type { CertificateStatus } from '../revocation/ocsp-response.ts'
import { verifyCrl } from '../revocation/verify-crl.ts'
import { verifyOcspResponse } from '../revocation/verify-ocsp.ts'
import { type Certificate, isSameCertificate } from '../x509/certificate.ts'
import { isSchemeAcceptable } from './algorithm-policy.ts'
import type { CrlEvidence, OcspEvidence, Position } from './evidence.ts'
import type { ValidationContext } from './validation-context.ts'

export type StatusAt =
  | { readonly status: 'not-revoked'; readonly position: Position }
  | { readonly status: 'not-needed' }
  | { readonly status: 'revoked'; readonly since: Date }
  | { readonly status: 'not-fresh' }
  | { readonly status: 'out-of-bounds' }
  | { readonly status: 'unknown' }

export interface StatusQuestion {
  readonly certificate: Certificate
  readonly issuer: Certificate
  /** A revocation up to this time counts. */
  readonly at: Date
  /** Statements must hold for this time: that at which the certificate's key was used. */
  readonly freshAt: Date
}

interface Statement {
  readonly certificateStatus: CertificateStatus
  readonly thisUpdate: Date
  readonly nextUpdate?: Date
  readonly position: Position
  /** Who says it had ended when the statement is first proven: it may have been made with a key long given up. */
  readonly outOfBounds: boolean
}

function isReliable(
  algorithm: DerElement,
  { publicKey }: Certificate,
  at: Date,
  { policy }: ValidationContext,
): boolean {
  try {
    return isSchemeAcceptable(policy, { scheme: readSignatureScheme(algorithm), publicKey }, at)
  } catch {
    return false
  }
}

/** A responder of its own must be rightly certified and not revoked. */
async function isResponderTrusted(
  responder: Certificate,
  { issuer }: StatusQuestion,
  at: Date,
  context: ValidationContext,
) {
  if (isSameCertificate(responder, issuer)) return true
  if (!isReliable(responder.signatureAlgorithm, issuer, at, context)) return false
  if (responder.ocspNoCheck || responder.validityAssuredShortTerm) return true
  const status = await crlStatus({ certificate: responder, issuer, at, freshAt: at }, context)
  return status.status === 'not-revoked'
}

/** Anchors are in force as long as they are trusted. */
function hasEnded(speaker: Certificate, position: Position, context: ValidationContext): boolean {
  if (context.trustAnchors.some((anchor) => isSameCertificate(anchor, speaker))) return false
  return context.provenTime(position) > speaker.notAfter
}

async function readOcsp(evidence: OcspEvidence, question: StatusQuestion, context: ValidationContext) {
  const { certificates } = context.evidence
  const verification = await verifyOcspResponse(evidence.response, { ...question, certificates }, context.crypto)
  if (!verification.valid) return undefined
  const proven = context.provenTime(evidence.position)
  const { responder, response } = verification
  if (!isReliable(evidence.response.signatureAlgorithm, responder, proven, context)) return undefined
  if (!(await isResponderTrusted(responder, question, proven, context))) return undefined
  return { ...response, position: evidence.position, outOfBounds: hasEnded(responder, evidence.position, context) }
}

async function readList(evidence: CrlEvidence, question: StatusQuestion, context: ValidationContext) {
  const verification = await verifyCrl(evidence.crl, question, context.crypto)
  if (!verification.valid) return undefined
  const proven = context.provenTime(evidence.position)
  if (!isReliable(evidence.crl.signatureAlgorithm, question.issuer, proven, context)) return undefined
  const { thisUpdate, nextUpdate } = evidence.crl
  const validity = nextUpdate === undefined ? { thisUpdate } : { thisUpdate, nextUpdate }
  const { position } = evidence
  const outOfBounds = hasEnded(question.issuer, position, context)
  return { certificateStatus: verification.certificateStatus, ...validity, position, outOfBounds }
}

/** After the end of a certificate, authorities may drop it from what they say (RFC 5280 §3.3, RFC 6960 §4.4.4). */
function speaksOf(
  { thisUpdate }: Statement,
  { certificate }: StatusQuestion,
  { validationTime }: ValidationContext,
): boolean {
  return thisUpdate <= certificate.notAfter && thisUpdate <= validationTime
}

/** Fresh is what was said after the time in question, or is declared to hold until after it (§5.2.5). */
const isFresh = ({ thisUpdate, nextUpdate }: Statement, at: Date) =>
  thisUpdate >= at || (nextUpdate !== undefined && nextUpdate >= at)

function conclude(statements: readonly Statement[], question: StatusQuestion, context: ValidationContext): StatusAt {
  const spoken = statements.filter((statement) => speaksOf(statement, question, context))
  const usable = spoken.filter(({ outOfBounds }) => !outOfBounds)
  for (const { certificateStatus } of usable) {
    if (certificateStatus.status === 'revoked' && certificateStatus.at <= question.at) {
      return { status: 'revoked', since: certificateStatus.at }
    }
  }
  const known = usable.filter(({ certificateStatus }) => certificateStatus.status !== 'unknown')
  const fresh = known.find((statement) => isFresh(statement, question.freshAt))
  if (fresh !== undefined) return { status: 'not-revoked', position: fresh.position }
  if (known.length > 0) return { status: 'not-fresh' }
  return { status: spoken.length > usable.length ? 'out-of-bounds' : 'unknown' }
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined

async function crlStatus(question: StatusQuestion, context: ValidationContext): Promise<StatusAt> {
  const lists = await Promise.all(context.evidence.crls.map((evidence) => readList(evidence, question, context)))
  return conclude(lists.filter(isPresent), question, context)
}

/**
 * Whether a certificate was revoked at a time, by all evidence at hand (revocation freshness and status, ETSI EN 319
 * 102-1 §5.2.5, §5.2.6). Of contradicting statements the revocation wins.
 */
export async function statusAt(question: StatusQuestion, context: ValidationContext): Promise<StatusAt> {
  const { certificate } = question
  if (certificate.ocspNoCheck || certificate.validityAssuredShortTerm) return { status: 'not-needed' }
  const answers = await Promise.all(context.evidence.ocsp.map((evidence) => readOcsp(evidence, question, context)))
  const lists = await Promise.all(context.evidence.crls.map((evidence) => readList(evidence, question, context)))
  return conclude([...answers, ...lists].filter(isPresent), question, context)
}
