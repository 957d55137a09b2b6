import type { PdfReason } from './pdf-rules/pdf-rule.ts'

/** What a step is about, for a person: each topic gets a verdict of its own. */
export type StepTopic = 'integrity' | 'issuer' | 'status' | 'time' | 'algorithms'

/** The steps of a validation, in the words of this package; texts are in `step-texts.ts`. */
export const STEP_TOPICS = {
  FORMAT: 'integrity',
  SIGNING_CERTIFICATE: 'integrity',
  SIGNATURE_VALUE: 'integrity',
  DOCUMENT_UNCHANGED: 'integrity',
  DOCUMENT_UNAMBIGUOUS: 'integrity',
  COUNTER_SIGNATURE: 'integrity',
  SIGNATURE_TIMESTAMP: 'time',
  ARCHIVE_TIMESTAMP: 'time',
  TIMESTAMP_ORDER: 'time',
  BEST_SIGNATURE_TIME: 'time',
  CLAIMED_TIMES: 'time',
  CERTIFICATE_CHAIN: 'issuer',
  KEY_USAGE: 'issuer',
  CERTIFICATE_VALIDITY: 'issuer',
  REVOCATION: 'status',
  ALGORITHMS: 'algorithms',
} as const satisfies Record<string, StepTopic>

export type StepCode = keyof typeof STEP_TOPICS

export type StepVerdict = 'passed' | 'failed' | 'inconclusive'

/** Why a step did not pass. */
export type StepReason =
  | 'malformed'
  | 'too-complex'
  | 'not-supported'
  | 'algorithm-not-accepted'
  | 'algorithm-unsupported'
  | 'algorithm-too-old'
  | 'certificate-missing'
  | 'certificate-digest-mismatch'
  | 'digest-mismatch'
  | 'signature-invalid'
  | 'imprint-mismatch'
  | 'not-a-timestamping-certificate'
  | PdfReason
  | 'no-chain'
  | 'chain-not-allowed'
  | 'constraint-not-understood'
  | 'name-not-permitted'
  | 'policy-not-accepted'
  | 'key-usage-not-allowed'
  | 'expired'
  | 'not-yet-valid'
  | 'no-revocation-data'
  | 'revocation-data-not-fresh'
  | 'revocation-data-out-of-bounds'
  | 'revocation-data-unreliable'
  | 'revocation-data-not-supported'
  | 'revoked'
  | 'issuer-revoked'
  | 'order-wrong'
  | 'time-not-proven'
  | 'claimed-time-in-future'
  | 'not-usable-yet'
  | 'no-longer-usable'

/** One step of the report: what was looked at, with which outcome, about whom and at which time. */
export interface ValidationStep {
  readonly code: StepCode
  readonly verdict: StepVerdict
  /** The certificate or authority concerned, by its common name. */
  readonly subject?: string
  readonly reason?: StepReason
  /** The time at which the step was judged or that it established. */
  readonly time?: Date
}

/** Something in the options that was passed over; `index` is its place in its list. */
export interface ValidationWarning {
  readonly code: 'TRUST_ANCHOR_UNREADABLE'
  readonly index: number
}

/** The worst verdict among the steps of a topic; undefined when no step was about it. */
export function verdictOf(steps: readonly ValidationStep[], topic: StepTopic): StepVerdict | undefined {
  const verdicts = steps.filter(({ code }) => STEP_TOPICS[code] === topic).map(({ verdict }) => verdict)
  const order: readonly StepVerdict[] = ['failed', 'inconclusive', 'passed']
  return order.find((verdict) => verdicts.includes(verdict))
}
