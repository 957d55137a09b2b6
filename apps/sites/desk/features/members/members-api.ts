import type { BodyOf } from '@perga/client'
import type { ProviderMembers } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { call } from '../../../shell/api-client.ts'

export type Member = ProviderMembers['members'][number]

/** The provider's members. */
export const fetchMembers = (signal: AbortSignal) => call('GET /api/desk/members', { signal })

/** Invites someone; the link goes to their own address. */
export const inviteMember = (json: BodyOf<'POST /api/desk/members'>) => call('POST /api/desk/members', { json })

/** Mails a new link to a member; earlier ones end. */
export const renewLink = (id: string, language: Locale) =>
  call('POST /api/desk/members/{id}/link', { path: { id }, json: { language } })

/** Confirms a member by the code that they said. */
export const confirmMember = (id: string, json: BodyOf<'POST /api/desk/members/{id}/confirm'>) =>
  call('POST /api/desk/members/{id}/confirm', { path: { id }, json })

export const suspendMember = (id: string) => call('POST /api/desk/members/{id}/suspend', { path: { id } })
export const reactivateMember = (id: string) => call('POST /api/desk/members/{id}/reactivate', { path: { id } })
