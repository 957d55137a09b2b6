import { z } from 'zod'

/** Whether an institution serves requests for degrees of a level. */
const ServedLevels = z.object({ bachelor: z.boolean(), master: z.boolean(), doctorate: z.boolean() })

/** One institution of the adoption list (spec 2 §3.1). */
export const InstitutionMetadata = z.object({
  /** The name in Greek; names the institution in `/stats/{institutionName}`. */
  name: z.string(),
  code: z.string(),
  /** Path of a generated monogram. */
  logo: z.string(),
  text: z.object({ name_el: z.string(), name_en: z.string() }),
  signedPDF: z.boolean(),
  support: ServedLevels,
})
export type InstitutionMetadata = z.infer<typeof InstitutionMetadata>

/** `GET /api/client/institutions_metadata`, and under `/api-test` the beta adopters (spec 2 §7). */
export const InstitutionsMetadata = z.object({ metadata: z.array(InstitutionMetadata) })
export type InstitutionsMetadata = z.infer<typeof InstitutionsMetadata>

/** What is known of one institution's degrees; null is unknown. */
export const InstitutionStatistics = z.object({
  numberOfUndergraduateDegrees: z.number().int().nullable(),
  numberOfMasterDegrees: z.number().int().nullable(),
  numberOfPhd: z.number().int().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  url: z.string().nullable(),
  comments: z.string().nullable(),
  comments_en: z.string().nullable(),
  code: z.string(),
  name_en: z.string(),
  /** ISO 8601; when the figures were counted or declared, null while there are none. */
  as_of: z.string().nullable(),
  /** Counted by asking the institution, or declared by it. */
  source: z.enum(['counted', 'declared']).nullable(),
})
export type InstitutionStatistics = z.infer<typeof InstitutionStatistics>

/** `GET /api/client/stats/{institutionName}` (spec 2 §7): one item. */
export const StatisticsAnswer = z.object({ diplomasInfo: z.array(InstitutionStatistics) })
export type StatisticsAnswer = z.infer<typeof StatisticsAnswer>

/** How the data of one institution does over ninety days (row I10). No value that the institution sent is in it. */
export const QualityReport = z.object({
  days: z.array(
    z.object({
      /** YYYY-MM-DD. */
      day: z.string(),
      answers: z.number().int(),
      records: z.number().int(),
      /** What was no degree record at all. */
      unreadable: z.number().int(),
      /** Records of other people or degrees than was asked. */
      notAskedFor: z.number().int(),
      violations: z.number().int(),
    }),
  ),
  rules: z.array(
    z.object({
      field: z.string(),
      rule: z.string(),
      text: z.object({ el: z.string(), en: z.string() }),
      violations: z.number().int(),
    }),
  ),
  worst: z.array(
    z.object({
      /** An opaque key: it names the record to the service and to nobody else. */
      record: z.string(),
      /** `field:rule` of each fault. */
      broken: z.array(z.string()),
      lastSeen: z.string(),
    }),
  ),
})
export type QualityReport = z.infer<typeof QualityReport>
