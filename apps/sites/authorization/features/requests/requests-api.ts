import type { DegreeRequestForm, RequestMessageForm } from '@perga/contracts'
import { addressOf, call } from '../../../shell/api-client.ts'

/** Who takes requests, and how to reach the others. */
export const fetchOffer = (signal: AbortSignal) => call('GET /api/holder/requests/institutions', { signal })

/** The departments of an institution, those of the past among them. */
export const fetchDepartments = (code: string, signal: AbortSignal) =>
  call('GET /api/holder/requests/institutions/{code}/departments', { path: { code }, signal })

/** Sends a request with its files: all of it arrives, or nothing. */
export const sendRequest = (form: DegreeRequestForm, files: readonly File[]) =>
  call('POST /api/holder/requests', { parts: partsOf(form, files) })

/** The holder's requests, the latest first. */
export const fetchRequests = (signal: AbortSignal) => call('GET /api/holder/requests', { signal })

/** One request; to fetch it is to have seen its answers. */
export const fetchRequest = (id: string, signal?: AbortSignal) =>
  call('GET /api/holder/requests/{id}', { path: { id }, ...(signal !== undefined && { signal }) })

/** Writes to the institution. */
export const sendMessage = (id: string, form: RequestMessageForm, files: readonly File[]) =>
  call('POST /api/holder/requests/{id}/messages', { path: { id }, parts: partsOf(form, files) })

/** Where the browser downloads a file that was sent with a request. */
export const attachmentAddress = (id: string, attachment: string) =>
  addressOf('GET /api/holder/requests/{id}/attachments/{attachment}', { path: { id, attachment } })

/** The words first, so that the server knows them before the files come. */
function partsOf(form: object, files: readonly File[]): FormData {
  const parts = new FormData()
  parts.append('form', JSON.stringify(form))
  for (const file of files) parts.append('attachment', file, file.name)
  return parts
}
