import { z } from 'zod'
import { ReleasedDiploma } from './diplomas.ts'

/** `GET /api/client/institutions`: whom one can ask, and whom this user may ask (spec 1 §3 "Institution list"). */
export const InspectableInstitutions = z.object({
  issuers: z.array(z.object({ Institution_Code: z.string(), Institution: z.string(), Institution_en: z.string() })),
  /** Codes. */
  allowed: z.array(z.string()),
})
export type InspectableInstitutions = z.infer<typeof InspectableInstitutions>

/** `GET /api/client/institutions/{institution}/departments` (spec 1 §3 "Department list"). */
export const InspectableDepartments = z.object({
  issuers: z.array(z.object({ Department: z.string(), Department_en: z.string() })),
})
export type InspectableDepartments = z.infer<typeof InspectableDepartments>

const filled = (longest: number) => z.string().trim().min(1).max(longest)

/**
 * `POST /api/client/diploma_check/check` (spec 1 §7). The first name is not sent; the purpose is ours and mandatory, the case
 * number ours and optional (row X11).
 */
export const InspectionForm = z.object({
  /** Nine digits are a tax number, eleven a social security number. */
  ssn: z
    .string()
    .trim()
    .regex(/^(\d{9}|\d{11})$/),
  institution: z.string().trim().max(300).default(''),
  institutionCode: filled(40),
  department: filled(300),
  day: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/),
  month: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/),
  year: z
    .string()
    .trim()
    .regex(/^(\d{2}|\d{4})$/),
  lastname: filled(100),
  level: z.enum(['6', '7', '8']),
  purpose: filled(300),
  case_number: z.string().trim().max(100).optional(),
})
export type InspectionForm = z.infer<typeof InspectionForm>

/** A diploma that a check found. `diploma_data` is sealed by the server; sent back, it gives the diploma's PDF. */
export const InspectedDiploma = ReleasedDiploma.extend({ diploma_data: z.string().optional() })
export type InspectedDiploma = z.infer<typeof InspectedDiploma>

/**
 * The answer of a check: `resultCount` 0 is not found; null is an institution that did not answer, and `errorCode` its
 * status (1408, 1502, 1503).
 */
export const InspectionAnswer = z.object({
  result: z.array(InspectedDiploma).nullable(),
  resultCount: z.number().int().nullable(),
  error: z.string().nullable(),
  errorCode: z.string().nullable(),
  /** Hands a check without a result over to the institution; null when there is a result. Opaque, for one hour. */
  hand_over: z.string().nullable(),
})
export type InspectionAnswer = z.infer<typeof InspectionAnswer>

/** `POST /api/client/diploma_check/hand-over`: the `hand_over` of an answer (row X14). */
export const HandOverForm = z.object({ hand_over: z.string().min(1).max(4000) })

/** Its answer: the request's id and reference, and until when the institution shall answer, ISO 8601. */
export const HandOverAnswer = z.object({ request: z.string(), reference: z.string(), answer_by: z.string() })
export type HandOverAnswer = z.infer<typeof HandOverAnswer>

/** `GET /api/client/diploma_check/purposes`: how often the user's client checked, by purpose (row X11). */
export const PurposeReport = z.object({
  purposes: z.array(
    z.object({
      purpose: z.string(),
      checks: z.number().int(),
      found: z.number().int(),
    }),
  ),
})
export type PurposeReport = z.infer<typeof PurposeReport>

/** `GET /api/desk/inspections/purposes`: the checks of the last year, by client and purpose, for the provider (row X11). */
export const InspectionPurposes = z.object({
  purposes: z.array(
    z.object({
      client: z.object({ el: z.string(), en: z.string() }),
      purpose: z.string(),
      checks: z.number().int(),
      found: z.number().int(),
    }),
  ),
})
export type InspectionPurposes = z.infer<typeof InspectionPurposes>

/** `GET /api/desk/inspections/hand-overs`: how many checks wait for an institution to answer by hand (row X14). */
export const HandOverOverview = z.object({
  institutions: z.array(
    z.object({
      code: z.string(),
      name_el: z.string(),
      name_en: z.string(),
      open: z.number().int(),
      overdue: z.number().int(),
      /** The earliest day by which one is to be answered. */
      next_answer_by: z.string(),
    }),
  ),
})
export type HandOverOverview = z.infer<typeof HandOverOverview>

/** `GET /api/desk/inspections`: checks of the last ninety days that found a degree, and when the holder hears of each (row X13). */
export const RecentInspections = z.object({
  inspections: z.array(
    z.object({
      /** The check itself, as the audit names it. */
      id: z.string(),
      at: z.string(),
      client: z.object({ el: z.string(), en: z.string() }),
      institution: z.string(),
      purpose: z.string(),
      case_number: z.string().nullable(),
      /** Told, still to be told, or put off. */
      receipt: z.enum(['told', 'due', 'delayed']),
      delay: z.object({ until: z.string(), reason: z.string(), by: z.string() }).nullable(),
    }),
  ),
})
export type RecentInspections = z.infer<typeof RecentInspections>

/** `GET /api/desk/inspections/locks`: users who were locked out because too many of their checks found nothing (row X12). */
export const InspectionLocks = z.object({
  locks: z.array(
    z.object({
      id: z.string(),
      /** The representative and the organisation; null for one who is none any more. */
      user: z.string().nullable(),
      organisation: z.object({ el: z.string(), en: z.string() }).nullable(),
      at: z.string(),
      until: z.string(),
      isInForce: z.boolean(),
      lifted: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
    }),
  ),
})
export type InspectionLocks = z.infer<typeof InspectionLocks>

/** `POST /api/desk/inspections/locks/{id}/lift`: why the user may check again. */
export const LockLifting = z.object({ reason: z.string().trim().min(1).max(1000) })
