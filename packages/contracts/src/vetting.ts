import { SCOPES } from '@perga/domain'
import { z } from 'zod'
import {
  AdministeredOrganisation,
  Note,
  OrganisationDetails,
  OrganisationRequestForm,
  OrganisationState,
  Sector,
  ShortLine,
} from './registration.ts'

const Seconds = z.number().int()

/** The kinds of evidence that an organisation exists in law. */
export const EvidenceKind = z.enum(['business-registry', 'government-gazette', 'tax-registry', 'statute', 'other'])

/** `POST /api/desk/organisations`: a request that came by e-mail, entered by the provider's staff. */
export const MailedRequestForm = OrganisationRequestForm

/** `GET /api/desk/organisations`: registrations, newest first. */
export const Organisations = z.object({
  organisations: z.array(
    z.object({
      id: z.string(),
      name_el: z.string(),
      name_en: z.string(),
      sector: Sector,
      state: OrganisationState,
      requested_at: Seconds,
    }),
  ),
})
export type Organisations = z.infer<typeof Organisations>

/** One entry of the vetting record. It only grows. */
const Vetting = z.object({
  act: z.enum([
    'evidence',
    'confirmed',
    'refused',
    'suspended',
    'institution-granted',
    'institution-withdrawn',
    'asked-anew',
    'corrected',
    'client-entered',
  ]),
  evidence_kind: EvidenceKind.nullable(),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  institution: z.object({ el: z.string(), en: z.string() }).nullable(),
  by: z.string(),
  at: Seconds,
})
export type Vetting = z.infer<typeof Vetting>

/** `GET /api/desk/organisations/{id}`; also what every act of the provider leaves. */
export const VettedOrganisation = AdministeredOrganisation.omit({ invitations: true }).extend({
  id: z.string(),
  vettings: z.array(Vetting),
  received: z.array(
    z.object({ channel: z.enum(['form', 'e-mail']), received_at: Seconds, details: z.record(z.string(), z.string()) }),
  ),
})
export type VettedOrganisation = z.infer<typeof VettedOrganisation>

/** `POST /api/desk/organisations/{id}/details`: the details from now on, and what the organisation asked for it by. */
export const CorrectionForm = OrganisationDetails.extend({ reference: ShortLine(300) })
export type CorrectionForm = z.infer<typeof CorrectionForm>

/** `POST /api/desk/organisations/{id}/clients`: a further part of the organisation that graduates can choose and that reads. */
export const FurtherClientForm = z.object({
  display_name_el: ShortLine(200),
  display_name_en: ShortLine(200),
  contact_email: z.email().max(254),
  scopes: z.array(z.enum(SCOPES)).min(1),
  reference: ShortLine(300),
})
export type FurtherClientForm = z.infer<typeof FurtherClientForm>

/** `POST /api/desk/organisations/{id}/evidence`. */
export const EvidenceForm = z.object({ kind: EvidenceKind, reference: ShortLine(300), note: Note.nullable() })
export type EvidenceForm = z.infer<typeof EvidenceForm>

/** `POST /api/desk/organisations/{id}/confirmation`: the groups of details that its clients may ask for. */
export const ConfirmationForm = z.object({ scopes: z.array(z.enum(SCOPES)).min(1), note: Note.nullable() })

/** `POST /api/desk/organisations/{id}/refusal` and `…/suspension`: the organisation is told the reason. */
export const ReasonForm = z.object({ reason: Note })

/** `POST /api/desk/organisations/{id}/institutions`: an institution lets a public body check, or does so no more. */
export const InstitutionGrantForm = z.object({
  client: z.string(),
  institution: z.string(),
  granted: z.boolean(),
  reference: ShortLine(300),
})
export type InstitutionGrantForm = z.infer<typeof InstitutionGrantForm>
