import { z } from 'zod'

/** A refusal of any endpoint that the specification does not shape itself (RFC 9457, `application/problem+json`). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** The stable refusal code; the key of the Greek and English texts. */
  code: z.string(),
  /** The refusal in both languages, for readers without our catalogues. */
  detail: z.object({ el: z.string(), en: z.string() }),
})
export type Problem = z.infer<typeof Problem>
