import type { HelpdeskGroupForm, HelpdeskGroups, HelpdeskSettingsForm } from '@perga/contracts'
import { call } from '../../../shell/api-client.ts'

export type Group = HelpdeskGroups['groups'][number]
export type GroupDepartment = HelpdeskGroups['departments'][number]

export const fetchSettings = (signal: AbortSignal) => call('GET /api/desk/helpdesk/settings', { signal })

export const saveSettings = (json: HelpdeskSettingsForm) => call('POST /api/desk/helpdesk/settings', { json })

export const fetchGroups = (signal: AbortSignal) => call('GET /api/desk/helpdesk/groups', { signal })

export const removeGroup = (id: string) => call('POST /api/desk/helpdesk/groups/{id}/remove', { path: { id } })

/** Makes a group, or with `id` changes that one. */
export const saveGroup = (id: string | null, json: HelpdeskGroupForm) =>
  id === null
    ? call('POST /api/desk/helpdesk/groups', { json })
    : call('POST /api/desk/helpdesk/groups/{id}', { path: { id }, json })
