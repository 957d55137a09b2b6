import type { BodyOf } from '@perga/client'
import { call } from '../../../shell/api-client.ts'

export const fetchDirectory = (signal: AbortSignal) => call('GET /api/desk/institutions', { signal })

export const fetchEntry = (institution: string) =>
  call('GET /api/desk/institutions/{institution}', { path: { institution } })

export const fetchConnection = (institution: string) =>
  call('GET /api/desk/institutions/{institution}/connection', { path: { institution } })

export const fetchSignOn = (institution: string) =>
  call('GET /api/desk/institutions/{institution}/sign-on', { path: { institution } })

export const saveProfile = (institution: string, json: BodyOf<'POST /api/desk/institutions/{institution}'>) =>
  call('POST /api/desk/institutions/{institution}', { path: { institution }, json })

export const rename = (institution: string, json: BodyOf<'POST /api/desk/institutions/{institution}/name'>) =>
  call('POST /api/desk/institutions/{institution}/name', { path: { institution }, json })

export const enterInstitution = (json: BodyOf<'POST /api/desk/institutions'>) =>
  call('POST /api/desk/institutions', { json })

export const enterFormerName = (
  institution: string,
  json: BodyOf<'POST /api/desk/institutions/{institution}/former-names'>,
) => call('POST /api/desk/institutions/{institution}/former-names', { path: { institution }, json })

export const merge = (institution: string, json: BodyOf<'POST /api/desk/institutions/{institution}/merger'>) =>
  call('POST /api/desk/institutions/{institution}/merger', { path: { institution }, json })

export const enterDepartment = (
  institution: string,
  json: BodyOf<'POST /api/desk/institutions/{institution}/departments'>,
) => call('POST /api/desk/institutions/{institution}/departments', { path: { institution }, json })

export const saveDepartment = (json: BodyOf<'POST /api/desk/departments'>) =>
  call('POST /api/desk/departments', { json })

export const tryConnection = (
  institution: string,
  json: BodyOf<'POST /api/desk/institutions/{institution}/connection/test'>,
) => call('POST /api/desk/institutions/{institution}/connection/test', { path: { institution }, json })

export const proposeConnection = (
  institution: string,
  json: BodyOf<'POST /api/desk/institutions/{institution}/connection/proposals'>,
) => call('POST /api/desk/institutions/{institution}/connection/proposals', { path: { institution }, json })

export const proposeSignOn = (
  institution: string,
  json: BodyOf<'POST /api/desk/institutions/{institution}/sign-on/proposals'>,
) => call('POST /api/desk/institutions/{institution}/sign-on/proposals', { path: { institution }, json })

/** What of an institution two members change together. */
export type ProposalSubject = 'connection' | 'sign-on'

interface DecidedProposal {
  readonly institution: string
  readonly subject: ProposalSubject
  readonly proposal: string
}

export const decide = ({ subject, ...path }: DecidedProposal, act: 'approve' | 'withdraw') =>
  call(`POST /api/desk/institutions/{institution}/${subject}/proposals/{proposal}/${act}`, { path })

export const reject = (
  { subject, ...path }: DecidedProposal,
  json: BodyOf<'POST /api/desk/institutions/{institution}/connection/proposals/{proposal}/reject'>,
) => call(`POST /api/desk/institutions/{institution}/${subject}/proposals/{proposal}/reject`, { path, json })

export const removeConnection = (institution: string) =>
  call('POST /api/desk/institutions/{institution}/connection/remove', { path: { institution } })

export const removeSignOn = (institution: string) =>
  call('POST /api/desk/institutions/{institution}/sign-on/remove', { path: { institution } })
