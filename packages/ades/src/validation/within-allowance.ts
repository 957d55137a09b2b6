import { WorkAllowance } from '../work-allowance.ts'
import type { SignatureUnderValidation } from './evidence.ts'

/** A signature that is not looked into: the file cannot be read, or asks for more work than any real one. */
export const rejectedSignature = (reason: 'malformed' | 'too-complex'): SignatureUnderValidation => ({
  position: -1,
  cryptographic: { ok: false, subIndication: 'FORMAT_FAILURE', code: 'FORMAT', reason },
  evidence: { certificates: [], ocsp: [], crls: [] },
  stamps: [],
  levelByComponents: 'B-B',
})

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
