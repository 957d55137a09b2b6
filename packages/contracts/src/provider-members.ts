import { z } from 'zod'
import { NewPasskey, PasskeyCreation, PasskeyLabel } from './staff.ts'

/** `GET /api/desk/members`: the provider's members, for each other. Times are ISO 8601. */
export const ProviderMembers = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(['invited', 'active', 'suspended']),
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
export const InvitationOfMember = z.object({ name: z.string().trim().min(1).max(200) })

/** A registration link, which is shown once: it works once, for half an hour. */
export const RegistrationLink = z.object({ member: z.string(), link: z.string() })
export type RegistrationLink = z.infer<typeof RegistrationLink>

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

/** `GET /api/desk/institutions/{code}/sign-on`: how an institution's identity provider is known. Nothing of it is secret. */
export const SignOnSettings = z.object({
  /** Our own metadata for the institution's administrators. */
  metadata_address: z.string(),
  sign_on: z
    .object({
      entity_id: z.string(),
      sign_on_url: z.string(),
      certificates: z.array(z.object({ subject: z.string(), sha256: z.string(), valid_to: z.string() })),
      changed_at: z.string(),
    })
    .nullable(),
})
export type SignOnSettings = z.infer<typeof SignOnSettings>

/** `POST /api/desk/institutions/{code}/sign-on`: the identity provider's own SAML metadata. */
export const SignOnMetadata = z.object({ metadata: z.string().min(1).max(50_000) })
