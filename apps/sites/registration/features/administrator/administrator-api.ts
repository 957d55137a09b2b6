import type { AdministeredOrganisation, InvitationForm, OrganisationDetails } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

const act = (path: string, json: object = {}) =>
  callApi<AdministeredOrganisation>(`/api/administrator/${path}`, { method: 'POST', json })

/** The organisation of whoever is logged in. */
export const fetchOrganisation = (signal?: AbortSignal) =>
  callApi<AdministeredOrganisation>('/api/administrator/organisation', signal ? { signal } : {})

/** Corrects what was requested. Each act answers with the organisation as it stands then. */
export const correctDetails = (details: OrganisationDetails) => act('details', details)

/** Invites somebody to one service. */
export const sendInvitation = (form: InvitationForm) => act('invitations', form)

/** Sends an invitation again, with a new link. */
export const resendInvitation = (id: string) => act(`invitations/${encodeURIComponent(id)}/resending`)

/** Withdraws an invitation. */
export const revokeInvitation = (id: string) => act(`invitations/${encodeURIComponent(id)}/revocation`)

/** Says that somebody still represents the organisation, or does no more. */
export const reconfirmRepresentative = (id: string, still: boolean) =>
  act(`representatives/${encodeURIComponent(id)}/reconfirmation`, { still })
