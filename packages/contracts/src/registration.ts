import { z } from 'zod'

const Locale = z.enum(['el', 'en'])
const Seconds = z.number().int()
export const Sector = z.enum(['public', 'private'])
export const Service = z.enum(['reading', 'inspection'])
export type Service = z.infer<typeof Service>

/** One line that people will read: no control characters, nothing that turns the direction of the text around. */
export const ShortLine = (most: number) =>
  z
    .string()
    .trim()
    .min(2)
    .max(most)
    .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u)
/** A note of several lines. */
export const Note = z
  .string()
  .trim()
  .min(3)
  .max(2000)
  .regex(/^(?:[^\p{Cc}\p{Bidi_Control}]|\n)*$/u)

/** `POST /api/registration/requests`: the data of spec 2 §3.7, the same as in the e-mail template. */
export const OrganisationRequestForm = z.object({
  name_el: ShortLine(200),
  name_en: ShortLine(200),
  sector: Sector,
  tax_number: z.string().trim().max(20),
  contact_name: ShortLine(120),
  contact_phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9][0-9 ().-]{6,23}$/),
  contact_email: z.email().max(254),
  language: Locale,
})
export type OrganisationRequestForm = z.infer<typeof OrganisationRequestForm>

/** The answer to every well-formed request, so that a stranger learns nothing of who is registered. */
export const RequestReceived = z.object({ received: z.literal(true) })

/** `GET /api/administrator/session`, `GET /api/representative/session`. */
export const RegistrationSession = z.object({ logged_in: z.boolean(), name: z.string().nullable() })
export type RegistrationSession = z.infer<typeof RegistrationSession>

/** How far a registration is (spec 2 §4). */
export const OrganisationState = z.enum([
  'requested',
  'administrator-in',
  'representatives-in',
  'confirmed',
  'refused',
  'suspended',
])
export type OrganisationState = z.infer<typeof OrganisationState>

const Role = z.object({
  client: z.string(),
  display_name_el: z.string(),
  display_name_en: z.string(),
  service: Service,
})
export type Role = z.infer<typeof Role>

const Invitation = Role.extend({
  id: z.string(),
  email: z.string(),
  language: Locale,
  state: z.enum(['open', 'not-sent', 'expired', 'accepted', 'revoked']),
  invited_at: Seconds,
  expires_at: Seconds,
})
export type Invitation = z.infer<typeof Invitation>

const SuspendedFor = z.enum(['not-reconfirmed', 'administrator'])

const Representative = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  state: z.enum(['active', 'suspended']),
  suspended_for: SuspendedFor.nullable(),
  linked_at: Seconds,
  confirmed_until: Seconds,
  roles: z.array(Role),
})
export type Representative = z.infer<typeof Representative>

/** What can still be corrected before the provider confirms. */
export const OrganisationDetails = OrganisationRequestForm.omit({ tax_number: true })
export type OrganisationDetails = z.infer<typeof OrganisationDetails>

/** `GET /api/administrator/organisation`; also what every act of the administrator leaves. */
export const AdministeredOrganisation = z.object({
  name_el: z.string(),
  name_en: z.string(),
  sector: Sector,
  tax_number: z.string(),
  contact_name: z.string().nullable(),
  contact_phone: z.string().nullable(),
  contact_email: z.string(),
  language: Locale,
  state: OrganisationState,
  decision_reason: z.string().nullable(),
  /** Where requests for it were sent more than once, how many. */
  requests: z.number().int(),
  clients: z.array(
    z.object({
      id: z.string(),
      display_name_el: z.string(),
      display_name_en: z.string(),
      listed: z.boolean(),
      can_inspect: z.boolean(),
      institutions: z.array(z.object({ el: z.string(), en: z.string() })),
    }),
  ),
  invitations: z.array(Invitation),
  representatives: z.array(Representative),
})
export type AdministeredOrganisation = z.infer<typeof AdministeredOrganisation>

/** `POST /api/administrator/invitations`. */
export const InvitationForm = z.object({
  email: z.email().max(254),
  client: z.string(),
  service: Service,
  language: Locale,
})
export type InvitationForm = z.infer<typeof InvitationForm>

/** `POST /api/administrator/representatives/{id}/reconfirmation`: still a representative, or not any more. */
export const ReconfirmationForm = z.object({ still: z.boolean() })

/** `GET /api/registration/invitations/{code}`: what an invitation offers, before anybody logs in. */
export const OfferedRole = z.object({
  organisation_el: z.string(),
  organisation_en: z.string(),
  display_name_el: z.string(),
  display_name_en: z.string(),
  service: Service,
  expires_at: Seconds,
})
export type OfferedRole = z.infer<typeof OfferedRole>

/** `GET /api/representative/roles`: what the person may do, for whom, until when. Null without an organisation. */
export const OwnRoles = z.object({
  organisation: z.object({ name_el: z.string(), name_en: z.string(), is_active: z.boolean() }).nullable(),
  state: z.enum(['active', 'suspended']).nullable(),
  /** Why the roles are suspended; null while they are not. */
  suspended_for: SuspendedFor.nullable(),
  confirmed_until: Seconds.nullable(),
  roles: z.array(Role),
})
export type OwnRoles = z.infer<typeof OwnRoles>

/** `POST /api/representative/roles/cancellation`. */
export const RoleName = z.object({ client: z.string(), service: Service })

/** Which enquiries are asked for. Days are of the Greek calendar, both included. */
export const EnquiryQuery = z.object({
  state: z.enum(['read', 'nothing', 'unanswered', 'refused', 'under-way']).optional(),
  person: z.uuid().optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  lang: z.string().optional(),
})
export type EnquiryQuery = z.infer<typeof EnquiryQuery>

/** One enquiry of an organisation: who asked, when, how, with what outcome. No field of a diploma (rows O15, O18). */
const Enquiry = z.object({
  id: z.string(),
  at: Seconds,
  kind: z.enum(['link', 'check', 'oauth']),
  state: z.enum(['read', 'nothing', 'unanswered', 'refused', 'under-way']),
  /** Null for a system of the organisation's own, and for somebody who represents it no more. */
  person: z.string().nullable(),
  client_el: z.string(),
  client_en: z.string(),
  degrees: z.number().int(),
  institutions: z.array(z.object({ el: z.string(), en: z.string() })),
})
export type Enquiry = z.infer<typeof Enquiry>

/** `GET /api/administrator/enquiries` and `GET /api/representative/enquiries`, newest first, the newest 500. */
export const Enquiries = z.object({
  enquiries: z.array(Enquiry),
  more: z.boolean(),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Enquiries = z.infer<typeof Enquiries>
