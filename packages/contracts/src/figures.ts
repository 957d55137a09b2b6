import { z } from 'zod'

/** A count that everyone may see: `few` is one to four, `withheld` would let such a count be computed. */
export const PublicCount = z.union([z.number().int().nonnegative(), z.enum(['few', 'withheld'])])
export type PublicCount = z.infer<typeof PublicCount>

/** What was done in one period: releases by their basis, and verifications. */
const PublicCounts = z.object({
  link: PublicCount,
  oauth: PublicCount,
  inspection: PublicCount,
  'holder-copy': PublicCount,
  verification: PublicCount,
})
export type PublicCounts = z.infer<typeof PublicCounts>

/** How one institution answered over thirty days, out of our own questions to it. */
export const InstitutionAvailability = z.object({
  code: z.string(),
  name_el: z.string(),
  name_en: z.string(),
  /** Null when it has not been asked for a while. */
  answersNow: z.boolean().nullable(),
  /** Answered questions in percent, rounded down to a tenth; null where too few were asked. */
  availability: z.number().nullable(),
  days: z.array(z.object({ day: z.string(), availability: z.number().nullable() })),
  failures: z.object({ timedOut: PublicCount, unreachable: PublicCount, broken: PublicCount }),
})
export type InstitutionAvailability = z.infer<typeof InstitutionAvailability>

/** `GET /api/figures`: the service in figures. Public, aggregated, from our own records; days are those of UTC. */
export const Figures = z.object({
  /** ISO 8601. */
  asOf: z.string(),
  /** YYYY-MM-DD; null while nothing has been counted. */
  since: z.string().nullable(),
  totals: PublicCounts,
  /** The last thirty days, oldest first, each `YYYY-MM-DD`. */
  days: z.array(PublicCounts.extend({ period: z.string() })),
  /** The last twelve months, oldest first, each `YYYY-MM`. */
  months: z.array(PublicCounts.extend({ period: z.string() })),
  institutions: z.array(InstitutionAvailability),
})
export type Figures = z.infer<typeof Figures>
