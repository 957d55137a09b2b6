import { z } from 'zod'
import { Bilingual } from './bilingual.ts'

/** Where a request stands (spec 2 §4); `open` is one that nobody has been given yet. */
export const REQUEST_STATES = ['open', 'assigned', 'resolved'] as const

/** What a request is about: a degree its holder misses, one they find wrong, or an inspector's check without a result (row X14). */
export const REQUEST_KINDS = ['missing', 'wrong', 'inspection'] as const

/** How a request ended; the last two are for an inspector's check alone. */
export const REQUEST_OUTCOMES = ['mended', 'as-it-should-be', 'not-ours', 'confirmed', 'not-confirmed'] as const

/** A file that was sent with a request: found clean before it was kept. */
export const RequestAttachment = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
  /** Bytes. */
  size: z.number().int(),
})
export type RequestAttachment = z.infer<typeof RequestAttachment>

/** The most files of one message, and the most bytes of one file. */
export const ATTACHMENT_LIMITS = { files: 3, bytes: 5 * 1024 * 1024 } as const

/** `GET /api/holder/requests/institutions`: the institutions that take requests (spec 2 §6), and how to reach the others. */
export const RequestOffer = z.object({
  institutions: z.array(
    z.object({
      code: z.string(),
      name_el: z.string(),
      name_en: z.string(),
      takes_requests: z.boolean(),
      /** Where the institution answers by itself; null when it told nothing. */
      contact: z.string().nullable(),
    }),
  ),
})
export type RequestOffer = z.infer<typeof RequestOffer>

/** `GET /api/holder/requests/institutions/{code}/departments`: past names too; each leads to the department that keeps its data. */
export const RequestDepartments = z.object({
  departments: z.array(z.object({ id: z.string(), name_el: z.string(), name_en: z.string() })),
})
export type RequestDepartments = z.infer<typeof RequestDepartments>

const Text = z.string().trim().min(5).max(2000)
/** Where answers are announced; the text itself stands in the service alone. */
const Email = z.email().max(254).nullable()

/** The part `form` (JSON) of `POST /api/holder/requests` (multipart/form-data), beside up to three parts `attachment`. */
export const DegreeRequestForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wrong'), degree: z.string(), text: Text, email: Email }),
  z.object({
    kind: z.literal('missing'),
    institution: z.string(),
    /** Null when the holder does not know it: the request goes to whoever answers for the whole institution. */
    department: z.string().nullable(),
    level: z.enum(['6', '7', '8']),
    /** The year of graduation, as far as it is known. */
    year: z.number().int().min(1837).max(2100).nullable(),
    text: Text,
    email: Email,
  }),
])
export type DegreeRequestForm = z.infer<typeof DegreeRequestForm>

/** Its answer. */
export const DegreeRequestReceipt = z.object({ id: z.string(), reference: z.string(), answer_by: z.iso.date() })
export type DegreeRequestReceipt = z.infer<typeof DegreeRequestReceipt>

/** The part `form` (JSON) of `POST /api/holder/requests/{id}/messages`, beside up to three parts `attachment`. */
export const RequestMessageForm = z.object({ text: z.string().trim().min(1).max(2000) })
export type RequestMessageForm = z.infer<typeof RequestMessageForm>

/** What every view of a request begins with. */
export const RequestSummary = z.object({
  id: z.string(),
  /** What people say to each other on the phone: ten characters without look-alikes. */
  reference: z.string(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  outcome: z.enum(REQUEST_OUTCOMES).nullable(),
  institution: z.object({ code: z.string(), name_el: z.string(), name_en: z.string() }),
  /** Null: the whole institution. */
  department: Bilingual.nullable(),
  level: z.enum(['6', '7', '8']).nullable(),
  /** Times are RFC 3339. */
  created_at: z.iso.datetime(),
  /** The day by whose end the answer is due. */
  answer_by: z.iso.date(),
  /** Working days until then, negative when overdue; null once it is resolved. */
  working_days_left: z.number().int().nullable(),
  resolved_at: z.iso.datetime().nullable(),
})

/** A message between the holder and the institution's staff. */
export const RequestMessage = z.object({
  id: z.string(),
  by: z.enum(['holder', 'staff']),
  at: z.iso.datetime(),
  text: z.string(),
  attachments: z.array(RequestAttachment),
})
export type RequestMessage = z.infer<typeof RequestMessage>

/** `GET /api/holder/requests`: the holder's own, the latest first. */
export const OwnRequests = z.object({ requests: z.array(RequestSummary.extend({ has_new_answer: z.boolean() })) })
export type OwnRequests = z.infer<typeof OwnRequests>

/** `GET /api/holder/requests/{id}`; reading it counts as having seen the answers. */
export const OwnRequest = RequestSummary.extend({
  text: z.string(),
  year: z.number().int().nullable(),
  email: z.string().nullable(),
  attachments: z.array(RequestAttachment),
  messages: z.array(RequestMessage),
})
export type OwnRequest = z.infer<typeof OwnRequest>
