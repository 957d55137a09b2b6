import { SCOPES } from '@perga/domain'
import { z } from 'zod'
import { Note, ShortLine } from './registration.ts'

const Seconds = z.number().int()
const Method = z.enum(['client_secret_basic', 'private_key_jwt'])
/** Public keys (RFC 7517 §5); what they must be is checked where they are entered. */
const KeySet = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })).max(10) })

/** `POST /api/administrator/systems`: a system of the organisation's own that shall read by OAuth 2.0. */
export const SystemRequestForm = z.object({
  client: z.string(),
  name: ShortLine(100),
  purpose_el: Note,
  purpose_en: Note,
  contact_email: z.email().max(254),
  scopes: z.array(z.enum(SCOPES)).min(1),
  redirect_uris: z.array(z.string().trim().max(500)).min(1).max(10),
  method: Method,
  jwks: KeySet.nullable(),
})
export type SystemRequestForm = z.infer<typeof SystemRequestForm>

/** A system as its administrator sees it. `client_id` is its OAuth name, once the provider has confirmed it. */
export const OwnSystem = z.object({
  id: z.string(),
  name: z.string(),
  purpose_el: z.string(),
  purpose_en: z.string(),
  contact_email: z.string(),
  scopes: z.array(z.string()),
  redirect_uris: z.array(z.string()),
  method: Method,
  jwks: KeySet.nullable(),
  requested_at: Seconds,
  state: z.enum(['requested', 'confirmed', 'refused', 'ended']),
  decision_reason: z.string().nullable(),
  client_id: z.string().nullable(),
  /** What the provider has set; null until it has decided. */
  quota_per_minute: z.number().int().nullable(),
  allows_get_renewal: z.boolean().nullable(),
  /** The secrets in force, two at most; of each only when it was made and last used. */
  secrets: z.array(z.object({ slot: z.number().int(), created_at: Seconds, last_used_at: Seconds.nullable() })),
})
export type OwnSystem = z.infer<typeof OwnSystem>

/** `GET /api/administrator/systems`; also what every change to one leaves. */
export const OwnSystems = z.object({ systems: z.array(OwnSystem) })
export type OwnSystems = z.infer<typeof OwnSystems>

/** `POST /api/administrator/systems/{id}/secrets`: a new secret beside the old one, shown this once. */
export const NewSecret = z.object({ client_id: z.string(), secret: z.string(), systems: z.array(OwnSystem) })
export type NewSecret = z.infer<typeof NewSecret>

/** `POST /api/administrator/systems/{id}/secrets/retirement`. */
export const SecretRetirement = z.object({ slot: z.union([z.literal(1), z.literal(2)]) })

/** `POST /api/administrator/systems/{id}/keys`: the public keys from now on. */
export const SystemKeys = z.object({ jwks: KeySet })

/** `POST /api/desk/systems/{id}/confirmation`: how often it may call, and whether it may renew by GET as older ones do. */
export const SystemConfirmation = z.object({
  quota_per_minute: z.number().int().min(1).max(6000),
  allows_get_renewal: z.boolean(),
})
export type SystemConfirmation = z.infer<typeof SystemConfirmation>

/** `GET /api/desk/systems`: what waits for the provider, and what was decided. */
export const SystemRequests = z.object({
  systems: z.array(
    OwnSystem.extend({ organisation_id: z.string(), organisation_el: z.string(), organisation_en: z.string() }),
  ),
})
export type SystemRequests = z.infer<typeof SystemRequests>
