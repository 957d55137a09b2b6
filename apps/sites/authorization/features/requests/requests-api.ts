import type {
  DegreeRequestForm,
  DegreeRequestReceipt,
  OwnRequest,
  OwnRequests,
  RequestDepartments,
  RequestMessageForm,
  RequestOffer,
} from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

const REQUESTS = '/api/holder/requests'
const INSTITUTIONS = `${REQUESTS}/institutions`

/** Who takes requests, and how to reach the others. */
export const fetchOffer = (signal: AbortSignal) => callApi<RequestOffer>(INSTITUTIONS, { signal })

/** The departments of an institution, those of the past among them. */
export const fetchDepartments = (institution: string, signal: AbortSignal) =>
  callApi<RequestDepartments>(`${INSTITUTIONS}/${encodeURIComponent(institution)}/departments`, { signal })

/** Sends a request with its files: all of it arrives, or nothing. */
export const sendRequest = (form: DegreeRequestForm, files: readonly File[]) =>
  callApi<DegreeRequestReceipt>(REQUESTS, { method: 'POST', parts: partsOf(form, files) })

/** The holder's requests, the latest first. */
export const fetchRequests = (signal: AbortSignal) => callApi<OwnRequests>(REQUESTS, { signal })

const pathOf = (id: string) => `${REQUESTS}/${encodeURIComponent(id)}`

/** One request; to fetch it is to have seen its answers. */
export const fetchRequest = (id: string, signal?: AbortSignal) =>
  callApi<OwnRequest>(pathOf(id), signal === undefined ? {} : { signal })

/** Writes to the institution. */
export const sendMessage = (id: string, form: RequestMessageForm, files: readonly File[]) =>
  callApi(`${pathOf(id)}/messages`, { method: 'POST', parts: partsOf(form, files) })

/** Where the browser downloads a file that was sent with a request. */
export const attachmentAddress = (request: string, attachment: string) =>
  `${pathOf(request)}/attachments/${encodeURIComponent(attachment)}`

/** The words first, so that the server knows them before the files come. */
function partsOf(form: object, files: readonly File[]): FormData {
  const parts = new FormData()
  parts.append('form', JSON.stringify(form))
  for (const file of files) parts.append('attachment', file, file.name)
  return parts
}
