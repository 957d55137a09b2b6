import type { ProviderMembers } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

export type Member = ProviderMembers['members'][number]

/** The provider's members. */
export const fetchMembers = (signal: AbortSignal) => callApi<ProviderMembers>('/api/desk/members', { signal })

/** Invites someone; the link goes to their own address. */
export const inviteMember = (person: { name: string; email: string; language: 'el' | 'en' }) =>
  callApi('/api/desk/members', { method: 'POST', json: person })

/** Mails a new link to a member; earlier ones end. */
export const renewLink = (id: string, language: 'el' | 'en') =>
  callApi(`/api/desk/members/${id}/link`, { method: 'POST', json: { language } })

/** Confirms a member by the code that they said. */
export const confirmMember = (id: string, code: string) =>
  callApi(`/api/desk/members/${id}/confirm`, { method: 'POST', json: { code } })

export const suspendMember = (id: string) => callApi(`/api/desk/members/${id}/suspend`, { method: 'POST' })
export const reactivateMember = (id: string) => callApi(`/api/desk/members/${id}/reactivate`, { method: 'POST' })
