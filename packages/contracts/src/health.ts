import { z } from 'zod'

/** `GET /api/health/live`: the process answers. */
export const LiveHealth = z.object({ status: z.literal('live') })

/** `GET /api/health/ready`: the process and its database answer. */
export const ReadyHealth = z.object({ status: z.literal('ready') })

/** `GET /api/health/seals`: how the raising of signatures goes; no release is named. */
export const SealHealth = z.object({
  status: z.enum(['complete', 'waiting']),
  waiting: z.number().int(),
  /** ISO 8601: since when the oldest waits; null when none does or this is not known. */
  since: z.string().nullable(),
  faults: z.array(
    z.object({
      /** A code of the signature library; null where a signature is only late. */
      code: z.string().nullable(),
      count: z.number().int(),
    }),
  ),
})
