import type { BodyOf } from '@perga/client'
import type { UploadReport } from '@perga/contracts'
import { call, callApi, withQuery } from '../../../shell/api-client.ts'

/** What the institution serves at present. */
export const fetchUploadState = (institution: string, signal: AbortSignal) =>
  call('GET /api/desk/institutions/{institution}/degrees', { path: { institution }, signal })

interface Upload {
  readonly institution: string
  readonly file: File
  readonly charset: 'utf-8' | 'windows-1253'
  /** Only looked at; what is served stays. */
  readonly isTrial: boolean
}

/** Sends the file, in place of the last one unless it is a trial. */
export const sendFile = ({ institution, file, charset, isTrial }: Upload) =>
  callApi<UploadReport>(
    withQuery(`/api/desk/institutions/${encodeURIComponent(institution)}/degrees`, { charset, trial: String(isTrial) }),
    { method: 'PUT', file: new Blob([file], { type: 'text/csv' }) },
  )

/** The keys of the institution's programs. */
export const fetchUploadKeys = (institution: string, signal: AbortSignal) =>
  call('GET /api/desk/institutions/{institution}/upload-keys', { path: { institution }, signal })

/** Makes a key; it is told this once. */
export const makeUploadKey = (
  institution: string,
  json: BodyOf<'POST /api/desk/institutions/{institution}/upload-keys'>,
) => call('POST /api/desk/institutions/{institution}/upload-keys', { path: { institution }, json })

export const retireUploadKey = (institution: string, id: string) =>
  call('POST /api/desk/institutions/{institution}/upload-keys/{id}/retire', { path: { institution, id } })
