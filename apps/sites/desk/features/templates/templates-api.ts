import type {
  CreatedId,
  CurriculumForm,
  CurriculumOutcome,
  ImportReport,
  NewUnrecognisedName,
  TemplateChoices,
  TemplateContent,
  TemplateDocument,
  TemplateDrafts,
  TemplateEditors,
  TemplateForest,
  TemplateImport,
  TemplatePage,
  TemplateRights,
  TemplateTree,
  UnrecognisedNames,
} from '@perga/contracts'
import { callApi, withQuery } from '../../../shell/api-client.ts'

const STAFF = '/api/staff/templates'
const part = encodeURIComponent

/** What the list is searched by; a page counts from 1. */
export interface Search {
  readonly q: string
  readonly institution: string
  readonly level: string
  readonly page: number
}

/** One page of approved templates. */
export const fetchTemplates = ({ page, ...search }: Search, signal: AbortSignal) =>
  callApi<TemplatePage>(withQuery('/api/v1/templates', { ...search, page: String(page) }), { signal })

export const fetchTemplate = (blueprintId: string, signal: AbortSignal) =>
  callApi<TemplateDocument>(`/api/v1/templates/${part(blueprintId)}`, { signal })

export const fetchForest = (signal: AbortSignal) => callApi<TemplateForest>('/api/v1/template-tree', { signal })

export const fetchTree = (institution: string, signal: AbortSignal) =>
  callApi<TemplateTree>(`/api/v1/template-tree/${part(institution)}`, { signal })

export const fetchRights = (signal: AbortSignal) => callApi<TemplateRights>(`${STAFF}/rights`, { signal })

export const fetchDrafts = (signal: AbortSignal) => callApi<TemplateDrafts>(`${STAFF}/drafts`, { signal })

export const fetchChoices = (institution: string, signal: AbortSignal) =>
  callApi<TemplateChoices>(`${STAFF}/choices/${part(institution)}`, { signal })

export const saveDraft = (institution: string, titleId: string, content: TemplateContent) =>
  callApi<CreatedId>(`${STAFF}/drafts`, { method: 'POST', json: { institution, titleId, content } })

/** Moves a draft on: hands it over, approves it, gives it up. */
export const decideDraft = (id: string, act: 'propose' | 'approve' | 'withdraw') =>
  callApi(`${STAFF}/drafts/${part(id)}/${act}`, { method: 'POST', json: {} })

export const returnDraft = (id: string, comment: string) =>
  callApi(`${STAFF}/drafts/${part(id)}/return`, { method: 'POST', json: { comment } })

export const addCurriculum = (departmentId: string, form: CurriculumForm) =>
  callApi<CreatedId>('/api/staff/curricula', { method: 'POST', json: { ...form, departmentId } })

export const reviseCurriculum = (id: string, form: CurriculumForm) =>
  callApi<CurriculumOutcome>(`/api/staff/curricula/${part(id)}/revisions`, { method: 'POST', json: form })

export const addIssuingDepartment = (department: { maintainerId: string; nameEl: string; nameEn: string }) =>
  callApi<CreatedId>('/api/staff/issuing-departments', { method: 'POST', json: department })

export const importTemplates = (order: TemplateImport) =>
  callApi<ImportReport>(`${STAFF}/import`, { method: 'POST', json: order })

export const exportAddress = (institution: string, format: 'csv' | 'json') =>
  `${STAFF}/export/${part(institution)}?format=${format}`

export const fetchEditors = (institution: string, signal: AbortSignal) =>
  callApi<TemplateEditors>(`${STAFF}/editors/${part(institution)}`, { signal })

export const changeEditor = (account: string, isEditor: boolean) =>
  callApi(`${STAFF}/editors/${part(account)}/change`, { method: 'POST', json: { isEditor } })

export const fetchNames = (signal: AbortSignal) =>
  callApi<UnrecognisedNames>('/api/staff/unrecognised-names', { signal })

export const addName = (name: NewUnrecognisedName) =>
  callApi<CreatedId>('/api/staff/unrecognised-names', { method: 'POST', json: name })

export const removeName = (id: string) =>
  callApi(`/api/staff/unrecognised-names/${part(id)}/remove`, { method: 'POST', json: {} })
