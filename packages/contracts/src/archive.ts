import { z } from 'zod'

const Text = z.object({ el: z.string(), en: z.string() })

/** One step of a validation (ETSI EN 319 102-1), with its sentence for a person (row V7). */
export const ArchiveStep = z.object({
  /** Stable code of what was looked at. */
  code: z.string(),
  topic: z.enum(['integrity', 'issuer', 'status', 'time', 'algorithms']),
  verdict: z.enum(['passed', 'failed', 'indeterminate']),
  text: Text,
})

/** `POST /api/archive/inspection`: the state of a sealed file that its owner brought (row C12). */
export const ArchiveInspection = z.object({
  format: z.enum(['pdf', 'jades']),
  /** The level of which everything was found valid; null when the seal itself did not hold. */
  level: z.enum(['B-B', 'B-T', 'B-LT', 'B-LTA']).nullable(),
  indication: z.enum(['TOTAL-PASSED', 'INDETERMINATE', 'TOTAL-FAILED']),
  subIndication: z.string().nullable(),
  /** The outcome as a sentence. */
  outcome: Text,
  /** ISO 8601: the end of what the last archive stamp protects by itself; null without a valid archive stamp. */
  protectedUntil: z.string().nullable(),
  /** Whether a renewal will be tried: the seal leads to our anchors and nothing of it is broken. */
  renewable: z.boolean(),
  steps: z.array(ArchiveStep),
})
export type ArchiveInspection = z.infer<typeof ArchiveInspection>
