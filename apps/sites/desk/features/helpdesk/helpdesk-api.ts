import type { HelpdeskGroupForm, HelpdeskGroups, HelpdeskSettings, HelpdeskSettingsForm } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

export type Group = HelpdeskGroups['groups'][number]
export type GroupDepartment = HelpdeskGroups['departments'][number]

const HELPDESK = '/api/desk/helpdesk'

export const fetchSettings = (signal: AbortSignal) => callApi<HelpdeskSettings>(`${HELPDESK}/settings`, { signal })

export const saveSettings = (form: HelpdeskSettingsForm) =>
  callApi<HelpdeskSettings>(`${HELPDESK}/settings`, { method: 'POST', json: form })

export const fetchGroups = (signal: AbortSignal) => callApi<HelpdeskGroups>(`${HELPDESK}/groups`, { signal })

export const removeGroup = (id: string) =>
  callApi<HelpdeskGroups>(`${HELPDESK}/groups/${encodeURIComponent(id)}/remove`, { method: 'POST', json: {} })

/** Makes a group, or with `id` changes that one. */
export const saveGroup = (id: string | null, form: HelpdeskGroupForm) =>
  callApi<HelpdeskGroups>(id === null ? `${HELPDESK}/groups` : `${HELPDESK}/groups/${encodeURIComponent(id)}`, {
    method: 'POST',
    json: form,
  })
