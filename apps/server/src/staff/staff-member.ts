import type { Entitlement } from '@perga/domain'

/** Someone of the provider's, who administers the service. */
export type ProviderMember = { kind: 'provider'; id: string; name: string }

/** Someone of an institution, with what the institution asserted at the last sign-in (spec 2 §5, §6). */
export type InstitutionMember = {
  kind: 'institution'
  id: string
  name: string
  institutionCode: string
  email: string | null
  entitlements: readonly Entitlement[]
}

/** Who works at the desk. */
export type StaffMember = ProviderMember | InstitutionMember

/** How the audit names a member: by our own identifier, never by name. */
export function staffActor(member: StaffMember): string {
  return `${member.kind === 'provider' ? 'provider' : 'institution'}:${member.id}`
}
