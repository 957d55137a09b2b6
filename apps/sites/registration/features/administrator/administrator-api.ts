import type { InvitationForm, OrganisationDetails } from '@perga/contracts'
import { call } from '../../../shell/api-client.ts'

/** The organisation of whoever is logged in. */
export const fetchOrganisation = (signal?: AbortSignal) =>
  call('GET /api/administrator/organisation', signal === undefined ? {} : { signal })

/** Corrects what was requested. Each act answers with the organisation as it stands then. */
export const correctDetails = (json: OrganisationDetails) => call('POST /api/administrator/details', { json })

/** Invites somebody to one service. */
export const sendInvitation = (json: InvitationForm) => call('POST /api/administrator/invitations', { json })

/** Sends an invitation again, with a new link. */
export const resendInvitation = (id: string) =>
  call('POST /api/administrator/invitations/{id}/resending', { path: { id } })

/** Withdraws an invitation. */
export const revokeInvitation = (id: string) =>
  call('POST /api/administrator/invitations/{id}/revocation', { path: { id } })

/** Says that somebody still represents the organisation, or does no more. */
export const reconfirmRepresentative = (id: string, still: boolean) =>
  call('POST /api/administrator/representatives/{id}/reconfirmation', { path: { id }, json: { still } })
