import type { BodyOf } from '@perga/client'
import type { CurriculumForm, NewUnrecognisedName, TemplateDocument, TemplateImport } from '@perga/contracts'
import { EDUCATION_LEVELS } from '@perga/domain'
import { addressOf, call } from '../../../shell/api-client.ts'

/** What the list is searched by; a page counts from 1. */
export interface Search {
  readonly q: string
  readonly institution: string
  readonly level: string
  readonly page: number
}

/** One page of approved templates. */
export const fetchTemplates = ({ level, ...search }: Search, signal: AbortSignal) =>
  call('GET /api/v1/templates', { query: { ...search, level: levelOf(level) }, signal })

const levelOf = (text: string) => EDUCATION_LEVELS.find((level) => level === text) ?? null

/** One template with its versions, in the form of this service. */
export async function fetchTemplate(blueprintId: string, signal: AbortSignal): Promise<TemplateDocument> {
  const query = { format: 'json' } as const
  const answer = await call('GET /api/v1/templates/{blueprintId}', { path: { blueprintId }, query, signal })
  // The form that was asked for: the other one is a learning specification in the terms of ELM.
  return answer as TemplateDocument
}

export const fetchForest = (signal: AbortSignal) => call('GET /api/v1/template-tree', { signal })

export const fetchTree = (institution: string, signal: AbortSignal) =>
  call('GET /api/v1/template-tree/{institution}', { path: { institution }, signal })

export const fetchRights = (signal: AbortSignal) => call('GET /api/staff/templates/rights', { signal })

export const fetchDrafts = (signal: AbortSignal) => call('GET /api/staff/templates/drafts', { signal })

export const fetchChoices = (institution: string, signal: AbortSignal) =>
  call('GET /api/staff/templates/choices/{institution}', { path: { institution }, signal })

export const saveDraft = (json: BodyOf<'POST /api/staff/templates/drafts'>) =>
  call('POST /api/staff/templates/drafts', { json })

/** Moves a draft on: hands it over, approves it, gives it up. */
export const decideDraft = (id: string, act: 'propose' | 'approve' | 'withdraw') =>
  call(`POST /api/staff/templates/drafts/{id}/${act}`, { path: { id } })

export const returnDraft = (id: string, json: BodyOf<'POST /api/staff/templates/drafts/{id}/return'>) =>
  call('POST /api/staff/templates/drafts/{id}/return', { path: { id }, json })

export const addCurriculum = (json: BodyOf<'POST /api/staff/curricula'>) => call('POST /api/staff/curricula', { json })

export const reviseCurriculum = (id: string, json: CurriculumForm) =>
  call('POST /api/staff/curricula/{id}/revisions', { path: { id }, json })

export const addIssuingDepartment = (json: BodyOf<'POST /api/staff/issuing-departments'>) =>
  call('POST /api/staff/issuing-departments', { json })

export const importTemplates = (json: TemplateImport) => call('POST /api/staff/templates/import', { json })

export const exportAddress = (institution: string, format: 'csv' | 'json') =>
  addressOf('GET /api/staff/templates/export/{institution}', { path: { institution }, query: { format } })

export const fetchEditors = (institution: string, signal: AbortSignal) =>
  call('GET /api/staff/templates/editors/{institution}', { path: { institution }, signal })

export const changeEditor = (account: string, isEditor: boolean) =>
  call('POST /api/staff/templates/editors/{account}/change', { path: { account }, json: { isEditor } })

export const fetchNames = (signal: AbortSignal) => call('GET /api/staff/unrecognised-names', { signal })

export const addName = (json: NewUnrecognisedName) => call('POST /api/staff/unrecognised-names', { json })

export const removeName = (id: string) => call('POST /api/staff/unrecognised-names/{id}/remove', { path: { id } })
