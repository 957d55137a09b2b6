import { SCOPES } from '@perga/domain'
import { z } from 'zod'
import { InstitutionStatus } from './diplomas.ts'

/**
 * How a holder was matched: the civil registry knows their number, knows nobody like them or several, is not asked here
 * (`absent`: the holder is), or the number is the holder's own word.
 */
const Registry = z.enum(['found', 'unknown', 'ambiguous', 'absent', 'declared'])
export type Registry = z.infer<typeof Registry>

/** `GET /api/holder/session`. */
export const HolderSession = z.object({
  logged_in: z.boolean(),
  /** The name from the tax account, for the header. */
  name: z.string().nullable(),
  registry: Registry.nullable(),
})
export type HolderSession = z.infer<typeof HolderSession>

/** One degree that the holder may share. `degree` is an opaque handle, valid for this interaction only. */
export const ShareableDegree = z.object({
  degree: z.string(),
  title: z.string(),
  issuerInstitution: z.string(),
  issuerUnit: z.string(),
  /** The same in English, where the institution documented it. */
  titleEn: z.string().nullable().optional(),
  issuerInstitutionEn: z.string().nullable().optional(),
  issuerUnitEn: z.string().nullable().optional(),
  level: z.string(),
  /** YYYYMMDD or null. */
  dateIssued: z.string().nullable(),
  /** False when the institution has not yet documented the title: shown, never shareable. */
  shareable: z.boolean(),
  /** The name that the degree was issued under, where it is not the tax account's: the holder must declare it as theirs. */
  other_name: z.string().nullable().optional(),
})
export type ShareableDegree = z.infer<typeof ShareableDegree>

/** One institution that was asked: what it answered. */
export const AskedInstitution = z.object({
  institution: z.string(),
  name_el: z.string(),
  name_en: z.string(),
  status: InstitutionStatus,
})

/** `GET /api/holder/interactions/{uid}`: what the organisation asks, before the login. */
export const Interaction = z.object({
  uid: z.string(),
  logged_in: z.boolean(),
  /** How the holder who is logged in was matched. */
  registry: Registry.nullable().optional(),
  client: z.object({
    name: z.string(),
    display_name_el: z.string(),
    display_name_en: z.string(),
    kind: z.enum(['named', 'any-tax-user']),
  }),
  /** What the organisation says it reads for. */
  purpose: z.object({ el: z.string(), en: z.string() }).nullable().optional(),
  /** The third party's system through which it asks; null where a link is made. */
  system: z.string().nullable().optional(),
  /** The field groups that the organisation is registered for and asks. */
  scopes: z.array(z.enum(SCOPES)),
  /** Days offered, shortest first. */
  durations: z.array(z.number().int()),
  default_duration: z.number().int(),
  /** The longest duration, in days, that the policy lets a holder choose. */
  longest_duration: z.number().int(),
  /** Whether a link comes of it, on which a PIN and a limit of views can be set. */
  makes_link: z.boolean().optional(),
})
export type Interaction = z.infer<typeof Interaction>

/** `GET /api/holder/interactions/{uid}/degrees`: asked of every institution side by side. */
export const InteractionDegrees = z.object({
  degrees: z.array(ShareableDegree),
  institutions: z.array(AskedInstitution),
})
export type InteractionDegrees = z.infer<typeof InteractionDegrees>

/** `POST /api/holder/interactions/{uid}/consent`. */
export const ConsentForm = z.object({
  degrees: z.array(z.string()).min(1).max(50),
  scopes: z.array(z.string()).min(1),
  /** So many days after today is the last day in Greece; what is shared ends with it. */
  duration: z.number().int().min(1),
  /** The language that the reader sees first; left out, it is the holder's own. */
  language: z.enum(['el', 'en']).optional(),
  /** Digits that the recipient must know beside the link; only its slow hash is kept. */
  pin: z
    .string()
    .regex(/^\d{4,8}$/)
    .optional(),
  /** How often the link opens; left out, as often as wanted. */
  view_limit: z.number().int().min(1).max(1000).optional(),
  /** The holder declares that degrees under another name are theirs. */
  name_declared: z.boolean().optional(),
})

/** Its answer, and that of `POST …/refusal`: where the browser goes next. */
export const LeaveTo = z.object({ location: z.string() })
export type LeaveTo = z.infer<typeof LeaveTo>

/** `POST /api/holder/social-security-number`: where no registry is asked, as the holder types it. */
export const SocialSecurityNumberForm = z.object({ number: z.string().trim().max(20) })
