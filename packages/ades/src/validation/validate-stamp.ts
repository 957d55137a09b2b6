import { isHashAcceptable, isSchemeAcceptable } from '../crypto/algorithm-policy.ts'
import type { TimestampToken } from '../rfc3161/timestamp-token.ts'
import { type TimestampVerification, verifyTimestamp } from '../rfc3161/verify-timestamp.ts'
import type { Position, StampUnderValidation } from './evidence.ts'
import type { SubIndication } from './indication.ts'
import type { StepReason } from './steps.ts'
import { validateCertificate } from './validate-certificate.ts'
import { subjectOf, type ValidationContext } from './validation-context.ts'

export type StampResult =
  | { readonly ok: true; readonly time: Date; readonly evidencePosition: Position }
  | { readonly ok: false; readonly broken: boolean; readonly subIndication: SubIndication }

const REASONS: Readonly<Record<string, StepReason>> = {
  'signer-certificate-missing': 'certificate-missing',
  'content-type-mismatch': 'malformed',
  'digest-mismatch': 'digest-mismatch',
  'certificate-digest-mismatch': 'certificate-digest-mismatch',
  'signature-invalid': 'signature-invalid',
  'imprint-mismatch': 'imprint-mismatch',
  'not-a-timestamping-certificate': 'not-a-timestamping-certificate',
}

const codeOf = ({ kind }: StampUnderValidation) => (kind === 'archive' ? 'ARCHIVE_TIMESTAMP' : 'SIGNATURE_TIMESTAMP')

async function verifyToken(token: TimestampToken, stamp: StampUnderValidation, context: ValidationContext) {
  try {
    return await verifyTimestamp(token, (hash) => stamp.imprint(hash), context.crypto)
  } catch {
    return { valid: false, reason: 'signature-invalid' } as const
  }
}

function hasReliableAlgorithms(
  token: TimestampToken,
  { certificate: { publicKey }, hashes }: Extract<TimestampVerification, { valid: true }>,
  at: Date,
  { policy }: ValidationContext,
) {
  const { scheme } = token.signedData.signer
  const digests = [token.hash, ...hashes].every((hash) => isHashAcceptable(policy, hash, at))
  return digests && isSchemeAcceptable(policy, { scheme, publicKey }, at)
}

/**
 * Time-stamp validation (ETSI EN 319 102-1 §5.4), at the time by which the stamp itself is proven: now, or the time of
 * an archive stamp over it. Records its steps.
 */
export async function validateStamp(stamp: StampUnderValidation, context: ValidationContext): Promise<StampResult> {
  const { token } = stamp
  const code = codeOf(stamp)
  const fail = (reason: StepReason, subIndication: SubIndication, subject?: string): StampResult => {
    context.record({ code, verdict: 'failed', reason, ...(subject === undefined ? {} : { subject }) })
    return { ok: false, broken: true, subIndication }
  }
  if (token === undefined) return fail('malformed', 'FORMAT_FAILURE')
  const verification = await verifyToken(token, stamp, context)
  if (!verification.valid) return fail(REASONS[verification.reason] ?? 'signature-invalid', 'HASH_FAILURE')
  const { certificate } = verification
  const subject = subjectOf(certificate)
  const at = context.provenTime(stamp.position)
  if (token.time > at) return fail('order-wrong', 'TIMESTAMP_ORDER_FAILURE', subject)
  if (!hasReliableAlgorithms(token, verification, at, context)) {
    context.record({ code: 'ALGORITHMS', verdict: 'inconclusive', subject, reason: 'algorithm-too-old', time: at })
    return { ok: false, broken: false, subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' }
  }
  // Whoever gets such a certificate later could otherwise stamp for any time before.
  if (token.time < certificate.notBefore) {
    context.record({ code, verdict: 'inconclusive', subject, reason: 'not-yet-valid', time: token.time })
    return { ok: false, broken: false, subIndication: 'OUT_OF_BOUNDS_NO_POE' }
  }
  const result = await validateCertificate(certificate, { at, usedAt: token.time }, context)
  context.record({ code, verdict: result.ok ? 'passed' : 'inconclusive', subject, time: token.time })
  if (!result.ok) return { ok: false, broken: false, subIndication: result.subIndication }
  return { ok: true, time: token.time, evidencePosition: result.evidencePosition }
}
