import type { OwnRoles, Role } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

/** The roles of whoever is logged in. */
export const fetchRoles = (signal: AbortSignal) => callApi<OwnRoles>('/api/representative/roles', { signal })

/** Gives one role back; the answer is what is left. */
export const cancelRole = ({ client, service }: Role) =>
  callApi<OwnRoles>('/api/representative/roles/cancellation', { method: 'POST', json: { client, service } })

/** Ends the link to the organisation with every role. */
export const unlink = () => callApi<OwnRoles>('/api/representative/unlinking', { method: 'POST', json: {} })
