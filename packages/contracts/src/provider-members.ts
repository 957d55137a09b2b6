import { z } from 'zod'
import { Proposal } from './desk-proposals.ts'
import { NewPasskey, PasskeyCreation, PasskeyLabel } from './staff.ts'

/** `GET /api/desk/members`: the provider's members, for each other. Times are ISO 8601. */
export const ProviderMembers = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Where registration links go; null for members from before addresses were kept. */
      email: z.string().nullable(),
      /** `registered`: has a passkey and waits for a confirmation. */
      state: z.enum(['invited', 'registered', 'active', 'suspended']),
      /** Whether whoever asks may confirm the member: they sent no link to them. */
      confirmable: z.boolean(),
      created_at: z.string(),
      /** How many passkeys the member has. */
      passkeys: z.number().int(),
      last_used_at: z.string().nullable(),
      /** Until when a registration link of this member holds; null when none does. */
      link_until: z.string().nullable(),
    }),
  ),
})
export type ProviderMembers = z.infer<typeof ProviderMembers>

/** `POST /api/desk/members`. */
export const InvitationOfMember = z.object({
  name: z.string().trim().min(1).max(200),
  /** The new member's own: the registration link goes there and nowhere else. */
  email: z.string().trim().toLowerCase().max(200).pipe(z.email()),
  language: z.enum(['el', 'en']),
})

/** `POST /api/desk/members/{id}/link`: in which language the new link is mailed. */
export const LinkLanguage = z.object({ language: z.enum(['el', 'en']) })

/** `POST /api/desk/members/{id}/confirm`: what the new member said. */
export const ConfirmationOfMember = z.object({ code: z.string().trim().min(1).max(20) })

/** `GET /api/desk/passkeys`: the passkeys of whoever asks. */
export const OwnPasskeys = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
})
export type OwnPasskeys = z.infer<typeof OwnPasskeys>

/** `POST /api/desk/passkeys/options`: the further passkey to make. */
export const PasskeyOffer = z.object({ options: PasskeyCreation })
export type PasskeyOffer = z.infer<typeof PasskeyOffer>

/** `POST /api/desk/passkeys`. */
export const FurtherPasskey = z.object({ label: PasskeyLabel, passkey: NewPasskey })

/** `POST /api/desk/passkeys/remove`. */
export const PasskeyToRemove = z.object({ id: z.string().min(1).max(2000) })

const SignOnFacts = z.object({
  entity_id: z.string(),
  sign_on_url: z.string(),
  certificates: z.array(z.object({ subject: z.string(), sha256: z.string(), valid_to: z.string() })),
})
export type SignOnFacts = z.infer<typeof SignOnFacts>

/** A sign-on that waits for a second member, or did. */
export const SignOnProposal = Proposal.extend({ settings: SignOnFacts })

/** `GET /api/desk/institutions/{code}/sign-on`: how an institution's identity provider is known. Nothing of it is secret. */
export const SignOnSettings = z.object({
  /** Our own metadata for the institution's administrators. */
  metadata_address: z.string(),
  sign_on: SignOnFacts.extend({ changed_at: z.string() }).nullable(),
  /** The latest first; at most one is open. */
  proposals: z.array(SignOnProposal),
})
export type SignOnSettings = z.infer<typeof SignOnSettings>

/** `POST /api/desk/institutions/{code}/sign-on/proposals`: the identity provider's own SAML metadata. */
export const SignOnMetadata = z.object({
  metadata: z.string().min(1).max(50_000),
  /** With whom the fingerprint was compared, say. */
  note: z.string().trim().max(1000).nullable(),
})
