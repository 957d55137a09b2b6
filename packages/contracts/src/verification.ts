import { z } from 'zod'
import { WireDiploma } from './diplomas.ts'

/** `POST /api/client/verify`: the three parts of a verification identifier. */
export const VerificationForm = z.object({ signedAuditId: z.string(), auditId: z.string(), clientId: z.string() })

/** One step of the report: what was checked and how it came out (row V7). */
export const VerificationStep = z.object({
  step: z.enum(['integrity', 'issuer', 'status', 'time', 'content']),
  verdict: z.enum(['passed', 'failed', 'indeterminate']),
  /** Stable code of the finding; the key of its text. */
  finding: z.string(),
})

/**
 * The outcomes of `decisions.md` "Signing and verification": `error` set: unable to verify; `verified` false: not valid;
 * `match` true, false or null: unchanged, changed, not comparable now.
 */
export const VerificationAnswer = z.object({
  error: z.string().nullable(),
  verified: z.boolean(),
  match: z.boolean().nullable(),
  comparison: z.enum(['compared', 'unavailable', 'not-attempted']),
  diploma: WireDiploma.nullable(),
  /** The year of issue, also told when the holder has withdrawn and the diploma shows no more than its outline. */
  year: z.string().nullable(),
  /** The degree's status at the institution when it is not valid any more, else null. */
  status: z.string().nullable(),
  /** YYYYMMDD of that status, or null. */
  statusDate: z.string().nullable(),
  steps: z.array(VerificationStep),
})
export type VerificationAnswer = z.infer<typeof VerificationAnswer>
