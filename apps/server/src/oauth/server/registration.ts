import { timingSafeEqual } from 'node:crypto'
import { SCOPES, type Scope } from '@perga/domain'
import type { Client } from 'oidc-provider'
import { z } from 'zod'
import { sha256 } from '../../platform/keys.ts'

/** What we know of an OAuth client beyond the standard's metadata (RFC 7591 §2). */
const Registration = z.object({
  /** The organisation's client that it acts for: audience, name and scopes come from there. */
  acts_for: z.string(),
  registered_scopes: z.array(z.enum(SCOPES)),
  requires_pkce: z.boolean(),
  /** SHA-256 of each active secret, base64. */
  secret_hashes: z.array(z.string()),
})
export type Registration = z.infer<typeof Registration>

/** The members of {@link Registration}, for the authorization server's list of permitted metadata. */
export const REGISTRATION_MEMBERS = Object.keys(Registration.shape)

/** The registration of a client that the authorization server has loaded. */
export function registrationOf(client: Client): Registration {
  return Registration.parse(client)
}

/** Whether `secret` is one of the client's; secrets are 256 random bits, so a plain hash keeps them. */
export function isSecretOf(client: Client, secret: string): boolean {
  const hash = sha256(secret)
  return registrationOf(client)
    .secret_hashes.map((known) => timingSafeEqual(Buffer.from(known, 'base64'), hash))
    .includes(true)
}

/** The scopes of a request, cut to the registration; a request that names none asks for all of it (RFC 6749 §3.3). */
export function scopesWithinRegistration(asked: string | undefined, registered: readonly Scope[]): Scope[] {
  if (asked === undefined) return [...registered]
  const words = asked.split(' ')
  return registered.filter((scope) => words.includes(scope))
}
