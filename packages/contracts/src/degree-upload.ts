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

/** An address or a network (CIDR) from which a key is taken. */
const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** `POST /api/desk/institutions/{code}/upload-keys`: a key for a program of the institution. */
export const UploadKeyForm = z.object({
  /** Which program has it. */
  label: z.string().trim().min(1).max(60),
  /** From where alone it is taken; none: from everywhere. */
  networks: z.array(Network).max(20),
})
export type UploadKeyForm = z.infer<typeof UploadKeyForm>

/** Its answer: the key, told this once. */
export const NewUploadKey = z.object({ key: z.string() })
export type NewUploadKey = z.infer<typeof NewUploadKey>

/** `GET …/upload-keys`: the keys in force, two at most, and where their programs send the file. */
export const UploadKeys = z.object({
  address: z.string(),
  keys: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      networks: z.array(z.string()),
      made_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
})
export type UploadKeys = z.infer<typeof UploadKeys>

/** What the institution serves at present of its uploaded files. */
export const UploadState = z.object({
  /** Whether the institution's degrees are read from a file at all. */
  isAgreed: z.boolean(),
  uploadedAt: z.iso.datetime().nullable(),
  degrees: z.int(),
})
export type UploadState = z.infer<typeof UploadState>
