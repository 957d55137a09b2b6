import type { NewUploadKey, UploadKeyForm, UploadKeys, UploadReport, UploadState } from '@perga/contracts'
import { callApi, withQuery } from '../../../shell/api-client.ts'

const pathOf = (institution: string) => `/api/desk/institutions/${encodeURIComponent(institution)}/degrees`

/** What the institution serves at present. */
export const fetchUploadState = (institution: string, signal: AbortSignal) =>
  callApi<UploadState>(pathOf(institution), { signal })

interface Upload {
  readonly institution: string
  readonly file: File
  readonly charset: 'utf-8' | 'windows-1253'
  /** Only looked at; what is served stays. */
  readonly isTrial: boolean
}

/** Sends the file, in place of the last one unless it is a trial. */
export const sendFile = ({ institution, file, charset, isTrial }: Upload) =>
  callApi<UploadReport>(withQuery(pathOf(institution), { charset, trial: String(isTrial) }), {
    method: 'PUT',
    file: new Blob([file], { type: 'text/csv' }),
  })

const keysOf = (institution: string) => `/api/desk/institutions/${encodeURIComponent(institution)}/upload-keys`

/** The keys of the institution's programs. */
export const fetchUploadKeys = (institution: string, signal: AbortSignal) =>
  callApi<UploadKeys>(keysOf(institution), { signal })

/** Makes a key; it is told this once. */
export const makeUploadKey = (institution: string, form: UploadKeyForm) =>
  callApi<NewUploadKey>(keysOf(institution), { method: 'POST', json: form })

export const retireUploadKey = (institution: string, id: string) =>
  callApi(`${keysOf(institution)}/${id}/retire`, { method: 'POST' })
