import { buildChain, type ChainProblem } from '../x509/build-chain.ts'
import type { Certificate } from '../x509/certificate.ts'
import type { PolicyInputs } from '../x509/policy-graph.ts'
import { statusAt } from './certificate-status.ts'
import { OUTSIDE, type Position } from './evidence.ts'
import type { SubIndication } from './indication.ts'
import { isPathReliable, type StatusAt, type StatusQuestion } from './revocation-statement.ts'
import type { StepCode, StepReason } from './steps.ts'
import { subjectOf, type ValidationContext } from './validation-context.ts'

export type CertificateResult =
  | {
      readonly ok: true
      /** The highest position of the evidence used: an archive stamp above it protects all of it. */
      readonly evidencePosition: Position
    }
  | { readonly ok: false; readonly subIndication: SubIndication }

interface ChainFailure {
  readonly code: StepCode
  readonly reason: StepReason
  readonly subIndication: SubIndication
}

const outOfBounds = (reason: StepReason): ChainFailure => ({
  code: 'CERTIFICATE_VALIDITY',
  reason,
  subIndication: 'OUT_OF_BOUNDS_NO_POE',
})
const constraint = (reason: StepReason): ChainFailure => ({
  code: 'CERTIFICATE_CHAIN',
  reason,
  subIndication: 'CHAIN_CONSTRAINTS_FAILURE',
})

const CHAIN_FAILURES: Readonly<Record<ChainProblem, ChainFailure>> = {
  'no-chain': { code: 'CERTIFICATE_CHAIN', reason: 'no-chain', subIndication: 'NO_CERTIFICATE_CHAIN_FOUND' },
  expired: outOfBounds('expired'),
  'issuer-expired': outOfBounds('expired'),
  'not-yet-valid': outOfBounds('not-yet-valid'),
  'issuer-not-yet-valid': outOfBounds('not-yet-valid'),
  'issuer-is-no-ca': constraint('chain-not-allowed'),
  'path-too-long': constraint('chain-not-allowed'),
  'unknown-critical-extension': constraint('constraint-not-understood'),
  'constraint-not-understood': constraint('constraint-not-understood'),
  'name-not-permitted': constraint('name-not-permitted'),
  'policy-not-accepted': constraint('policy-not-accepted'),
}

const STATUS_FAILURES = {
  'not-fresh': { reason: 'revocation-data-not-fresh', subIndication: 'TRY_LATER' },
  'out-of-bounds': { reason: 'revocation-data-out-of-bounds', subIndication: 'REVOCATION_OUT_OF_BOUNDS_NO_POE' },
} as const

/** Without any statement to rely on, what was at hand and could not be used is named. */
const UNKNOWN_FAILURES = {
  none: { reason: 'no-revocation-data', subIndication: 'CERTIFICATE_CHAIN_GENERAL_FAILURE' },
  'not-supported': { reason: 'revocation-data-not-supported', subIndication: 'CERTIFICATE_CHAIN_GENERAL_FAILURE' },
  unreliable: { reason: 'revocation-data-unreliable', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' },
} as const

type MemberQuestion = StatusQuestion & { readonly isLeaf: boolean }

/** When a certificate is judged, and when its key was used: for a stamp the two differ. */
export interface JudgingTimes {
  readonly at: Date
  readonly usedAt: Date
  /** What is asked of certificate policies; nothing for authorities of time. */
  readonly policies?: PolicyInputs
}

const failureOf = (status: Extract<StatusAt, { status: 'unknown' | 'not-fresh' | 'out-of-bounds' }>) =>
  status.status === 'unknown' ? UNKNOWN_FAILURES[status.unusable ?? 'none'] : STATUS_FAILURES[status.status]

function recordStatus(
  status: StatusAt,
  { chain, at, isLeaf }: MemberQuestion,
  context: ValidationContext,
): SubIndication | undefined {
  const [certificate] = chain
  if (certificate === undefined) return undefined
  const step = { code: 'REVOCATION', subject: subjectOf(certificate) } as const
  switch (status.status) {
    case 'not-needed':
    case 'not-revoked':
      context.record({ ...step, verdict: 'passed', time: at })
      return undefined
    case 'revoked':
      context.record({
        ...step,
        verdict: 'inconclusive',
        reason: isLeaf ? 'revoked' : 'issuer-revoked',
        time: status.since,
      })
      return isLeaf ? 'REVOKED_NO_POE' : 'REVOKED_CA_NO_POE'
    default: {
      const { reason, subIndication } = failureOf(status)
      context.record({ ...step, verdict: 'inconclusive', reason, time: at })
      return subIndication
    }
  }
}

async function checkStatuses(
  chain: readonly Certificate[],
  { at, usedAt }: JudgingTimes,
  context: ValidationContext,
): Promise<CertificateResult> {
  const positions: Position[] = []
  // From the anchor down: an authority that was revoked makes what it says of others worthless.
  for (let index = chain.length - 2; index >= 0; index--) {
    const isLeaf = index === 0
    const role = isLeaf ? ('signer' as const) : ('authority' as const)
    const question = {
      chain: chain.slice(index),
      role,
      at,
      freshAt: usedAt,
      isLeaf,
      asking: chain.slice(index, index + 1),
    }
    const status = await statusAt(question, context)
    const subIndication = recordStatus(status, question, context)
    if (subIndication !== undefined) return { ok: false, subIndication }
    if (status.status === 'not-revoked') positions.push(status.position)
  }
  return { ok: true, evidencePosition: Math.max(Number.NEGATIVE_INFINITY, ...positions) }
}

async function leafStatus(chain: readonly Certificate[], context: ValidationContext): Promise<StatusAt['status']> {
  const [certificate, issuer] = chain
  if (certificate === undefined || issuer === undefined) return 'unknown'
  const at = certificate.notAfter
  return (await statusAt({ chain, role: 'signer', at, freshAt: at, asking: [certificate] }, context)).status
}

/** Expired and known not to have been revoked is told apart from merely expired (§5.1.3). */
async function refineOutOfBounds(failure: ChainFailure, chain: readonly Certificate[], context: ValidationContext) {
  if (failure.subIndication !== 'OUT_OF_BOUNDS_NO_POE') return failure.subIndication
  const status = await leafStatus(chain, context)
  return status === 'not-revoked' || status === 'not-fresh' ? 'OUT_OF_BOUNDS_NOT_REVOKED' : failure.subIndication
}

/**
 * X.509 certificate validation at a time (ETSI EN 319 102-1 §5.2.6): chain to an anchor, validity, algorithms, revocation
 * of every member. Records its steps.
 */
export async function validateCertificate(
  certificate: Certificate,
  times: JudgingTimes,
  context: ValidationContext,
): Promise<CertificateResult> {
  const { at, policies = {} } = times
  const { trustAnchors, crypto, evidence } = context
  const subject = subjectOf(certificate)
  const sources = { certificates: evidence.certificates, trustAnchors, crypto, policies }
  const result = await buildChain(certificate, at, sources)
  if (!result.ok) {
    const failure = CHAIN_FAILURES[result.problem]
    context.record({ code: failure.code, verdict: 'inconclusive', subject, reason: failure.reason, time: at })
    return { ok: false, subIndication: await refineOutOfBounds(failure, result.chain, context) }
  }
  context.record({ code: 'CERTIFICATE_CHAIN', verdict: 'passed', subject })
  context.record({ code: 'CERTIFICATE_VALIDITY', verdict: 'passed', subject, time: at })
  if (!isPathReliable(result.chain, at, context)) {
    context.record({ code: 'ALGORITHMS', verdict: 'inconclusive', subject, reason: 'algorithm-too-old', time: at })
    return { ok: false, subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' }
  }
  return checkStatuses(result.chain, times, context)
}

/** Whether evidence used stands in the file itself. */
export const isEmbedded = (position: Position): boolean => position < OUTSIDE
