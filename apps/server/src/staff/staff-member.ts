import { type Entitlement, refuseUnless } from '@perga/domain'
import { type ProviderUser, providerActor } from '../platform/require-provider.ts'

/** Someone of the provider's, who administers the service. */
export type ProviderMember = ProviderUser & { kind: 'provider' }

/** Someone of an institution, with what the institution asserted at the last sign-in (spec 2 §5, §6). */
export type InstitutionMember = {
  kind: 'institution'
  id: string
  name: string
  institutionCode: string
  email: string | null
  entitlements: readonly Entitlement[]
}

/** Someone of the provider's who registered and waits for another member's confirmation: may do nothing yet. */
export type WaitingMember = { kind: 'waiting'; id: string; name: string; code: string }

/** Who works at the desk. */
export type StaffMember = ProviderMember | InstitutionMember

/** The audit's name for whoever holds the server itself, whose word needs no second person. */
export const COMMAND_LINE = 'command-line'

/**
 * Asked in the transaction that holds the actor: they still work here. Throws `not_permitted` for one who was suspended since the
 * request began.
 */
export function refuseUnlessActive(states: ReadonlyMap<string, string>, actorId: string): void {
  refuseUnless(states.get(actorId) === 'active', 'not_permitted', { reason: 'suspended meanwhile' })
}

/** How the audit names a member: by our own identifier, never by name. */
export function staffActor(member: StaffMember): string {
  return member.kind === 'provider' ? providerActor(member.id) : `institution:${member.id}`
}
