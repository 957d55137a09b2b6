import type {
  ConnectionForm,
  ConnectionOverview,
  ConnectionTest,
  DeskDepartment,
  DirectoryEntry,
  DirectoryList,
  InstitutionProfile,
  SignOnSettings,
  SystemForm,
} from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

const pathOf = (institution: string) => `/api/desk/institutions/${encodeURIComponent(institution)}`
const post = <Answer>(path: string, json?: unknown) =>
  callApi<Answer>(path, { method: 'POST', ...(json !== undefined && { json }) })

export const fetchDirectory = (signal: AbortSignal) => callApi<DirectoryList>('/api/desk/institutions', { signal })
export const fetchEntry = (institution: string) => callApi<DirectoryEntry>(pathOf(institution))
export const fetchConnection = (institution: string) => callApi<ConnectionOverview>(`${pathOf(institution)}/connection`)
export const fetchSignOn = (institution: string) => callApi<SignOnSettings>(`${pathOf(institution)}/sign-on`)

export const saveProfile = (institution: string, profile: InstitutionProfile) => post(pathOf(institution), profile)
export const rename = (institution: string, renaming: { name_el: string; name_en: string; used_until: string }) =>
  post(`${pathOf(institution)}/name`, renaming)
export const enterInstitution = (institution: { code: string; name_el: string; name_en: string }) =>
  post('/api/desk/institutions', institution)
export const enterFormerName = (
  institution: string,
  name: { name_el: string; name_en: string | null; used_until: string | null },
) => post(`${pathOf(institution)}/former-names`, name)
export const merge = (institution: string, merger: { into: string; on: string }) =>
  post(`${pathOf(institution)}/merger`, merger)

type DepartmentFacts = Omit<DeskDepartment, 'id' | 'kind' | 'maintainer'>
export const enterDepartment = (institution: string, department: DepartmentFacts & { kind: DeskDepartment['kind'] }) =>
  post(`${pathOf(institution)}/departments`, department)
export const saveDepartment = (department: DepartmentFacts & { id: string }) =>
  post('/api/desk/departments', department)

export const tryConnection = (institution: string, settings: SystemForm) =>
  post<ConnectionTest>(`${pathOf(institution)}/connection/test`, { settings })
export const proposeConnection = (institution: string, proposal: { settings: ConnectionForm; note: string | null }) =>
  post(`${pathOf(institution)}/connection/proposals`, proposal)
export const proposeSignOn = (institution: string, proposal: { metadata: string; note: string | null }) =>
  post(`${pathOf(institution)}/sign-on/proposals`, proposal)
/** What of an institution two members change together. */
export type ProposalSubject = 'connection' | 'sign-on'
export type DecidingAct = 'approve' | 'withdraw' | 'reject'
export const decide = (
  { institution, subject, proposal }: { institution: string; subject: ProposalSubject; proposal: string },
  act: DecidingAct,
  body?: object,
) => post(`${pathOf(institution)}/${subject}/proposals/${proposal}/${act}`, body)
export const removeConnection = (institution: string) => post(`${pathOf(institution)}/connection/remove`)
export const removeSignOn = (institution: string) => post(`${pathOf(institution)}/sign-on/remove`)
