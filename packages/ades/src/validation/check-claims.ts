import type { SignatureUnderValidation, TimeClaims } from './evidence.ts'
import type { SubIndication } from './indication.ts'
import type { StepReason } from './steps.ts'
import type { ValidationContext } from './validation-context.ts'

/** Clocks of signers may be a little ahead. */
const TOLERANCE = 300_000

interface Problem {
  readonly reason: StepReason
  readonly time: Date
}

function problemOf({ issuedAt, notBefore, expires }: TimeClaims, at: Date, now: Date): Problem | undefined {
  if (issuedAt !== undefined && issuedAt.getTime() > at.getTime() + TOLERANCE) {
    return { reason: 'claimed-time-in-future', time: issuedAt }
  }
  if (notBefore !== undefined && notBefore > now) return { reason: 'not-usable-yet', time: notBefore }
  return expires !== undefined && expires <= now ? { reason: 'no-longer-usable', time: expires } : undefined
}

/**
 * The times that a signer names (iat, sigT, nbf, exp): none may contradict what is known, and the use that they allow must
 * include now (RFC 7519 §4.1.4–4.1.6).
 */
export function checkClaims(
  { claims = {} }: SignatureUnderValidation,
  bestSignatureTime: Date,
  context: ValidationContext,
): SubIndication | undefined {
  if (Object.keys(claims).length === 0) return undefined
  const problem = problemOf(claims, bestSignatureTime, context.validationTime)
  if (problem === undefined) {
    context.record({ code: 'CLAIMED_TIMES', verdict: 'passed' })
    return undefined
  }
  context.record({ code: 'CLAIMED_TIMES', verdict: 'failed', ...problem })
  return 'SIG_CONSTRAINTS_FAILURE'
}
