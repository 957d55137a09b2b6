import { z } from 'zod'

/** One thing about a file of degrees that its institution should mend. It names the line and the field, never a value. */
export const UploadFinding = z.object({
  /** The line of the file, the headings being line 1; 0 for the file as a whole. */
  line: z.int(),
  field: z.string().nullable(),
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  el: z.string(),
  en: z.string(),
})
export type UploadFinding = z.infer<typeof UploadFinding>

/** What became of an uploaded file of degrees: taken in place of the last one, only tried, or refused as a whole. */
export const UploadReport = z.object({
  outcome: z.enum(['accepted', 'tried', 'refused']),
  degrees: z.int(),
  errors: z.int(),
  warnings: z.int(),
  /** The first findings; the counts are of all. */
  findings: z.array(UploadFinding),
})
export type UploadReport = z.infer<typeof UploadReport>

/** What the institution serves at present of its uploaded files. */
export const UploadState = z.object({
  uploadedAt: z.iso.datetime().nullable(),
  degrees: z.int(),
})
export type UploadState = z.infer<typeof UploadState>
