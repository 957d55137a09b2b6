import { REFUSAL_TEXTS, type RefusalCode } from '@perga/domain'
import { z } from 'zod'

// The keys of a constant object are exactly its codes.
const CODES = Object.keys(REFUSAL_TEXTS) as [RefusalCode, ...RefusalCode[]]

/** A refusal of any endpoint that the specification does not shape itself (RFC 9457, `application/problem+json`). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** The stable refusal code; the key of the Greek and English texts. */
  code: z.enum(CODES),
  /** The refusal in both languages, for readers without our catalogues. */
  detail: z.object({ el: z.string(), en: z.string() }),
  /** The values of the body that break the contract, by JSON pointer (RFC 6901) as a fragment: `#/contact_email`. */
  errors: z.array(z.object({ pointer: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>
