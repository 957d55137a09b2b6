import type { ProviderMembers, RegistrationLink } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

export type Member = ProviderMembers['members'][number]

/** The provider's members. */
export const fetchMembers = (signal: AbortSignal) => callApi<ProviderMembers>('/api/desk/members', { signal })

/** Invites someone; the link is shown this once. */
export const inviteMember = (name: string) =>
  callApi<RegistrationLink>('/api/desk/members', { method: 'POST', json: { name } })

/** A new link for a member; earlier ones end. */
export const renewLink = (id: string) => callApi<RegistrationLink>(`/api/desk/members/${id}/link`, { method: 'POST' })

export const suspendMember = (id: string) => callApi(`/api/desk/members/${id}/suspend`, { method: 'POST' })
export const reactivateMember = (id: string) => callApi(`/api/desk/members/${id}/reactivate`, { method: 'POST' })
