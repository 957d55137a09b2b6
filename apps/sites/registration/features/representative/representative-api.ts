import type { Role } from '@perga/contracts'
import { call } from '../../../shell/api-client.ts'

/** The roles of whoever is logged in. */
export const fetchRoles = (signal: AbortSignal) => call('GET /api/representative/roles', { signal })

/** Gives one role back; the answer is what is left. */
export const cancelRole = ({ client, service }: Role) =>
  call('POST /api/representative/roles/cancellation', { json: { client, service } })

/** Ends the link to the organisation with every role. */
export const unlink = () => call('POST /api/representative/unlinking')
