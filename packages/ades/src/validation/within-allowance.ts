import { AdesError, type AdesErrorCode } from '../errors.ts'
import { WorkAllowance } from '../work-allowance.ts'
import type { SignatureUnderValidation } from './evidence.ts'

/**
 * A signature that is not looked into: it cannot be read, asks for more work than any real one, or has a form of the
 * standard that is not supported here. Of the last nothing is known, so that it does not count as failed.
 */
export const rejectedSignature = (reason: 'malformed' | 'too-complex' | 'not-supported'): SignatureUnderValidation => ({
  position: -1,
  cryptographic: {
    ok: false,
    subIndication: reason === 'not-supported' ? 'SIG_CONSTRAINTS_FAILURE' : 'FORMAT_FAILURE',
    code: 'FORMAT',
    reason,
  },
  evidence: { certificates: [], ocsp: [], crls: [] },
  stamps: [],
  levelByComponents: 'B-B',
})

/** The signature that stands for one whose reading threw this error. */
export const rejectedBy = (error: unknown): SignatureUnderValidation =>
  rejectedSignature(error instanceof AdesError && UNSUPPORTED.has(error.code) ? 'not-supported' : 'malformed')

const UNSUPPORTED: ReadonlySet<AdesErrorCode> = new Set(['cms_unsupported', 'jades_unsupported', 'pdf_unsupported'])

/** Examines one file within an allowance of its own; `giveUp` answers for a file that uses it up, wherever that showed. */
export async function withinAllowance<Result>(
  examine: (allowance: WorkAllowance) => Promise<Result>,
  giveUp: () => Promise<Result>,
): Promise<Result> {
  const allowance = new WorkAllowance()
  try {
    const result = await examine(allowance)
    if (!allowance.isExceeded) return result
  } catch (error) {
    if (!allowance.isExceeded) throw error
  }
  return giveUp()
}
