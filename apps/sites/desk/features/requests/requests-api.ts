import type {
  AssignmentForm,
  DeskRequest,
  RequestAssignees,
  RequestQueue,
  RequestTargets,
  ResolutionForm,
} from '@perga/contracts'
import { callApi, withQuery } from '../../../shell/api-client.ts'
import type { QueueFilter } from './queue-filter.ts'

export type QueuedRequest = RequestQueue['requests'][number]
export type Attachment = DeskRequest['attachments'][number]

const REQUESTS = '/api/desk/requests'
const pathOf = (id: string) => `${REQUESTS}/${encodeURIComponent(id)}`
const change = (path: string, json: object) => callApi(path, { method: 'POST', json })

/** One page of the queue. */
export const fetchQueue = ({ page, ...filter }: QueueFilter, signal: AbortSignal) =>
  callApi<RequestQueue>(withQuery(REQUESTS, { ...filter, page: String(page) }), { signal })

export const fetchRequest = (id: string, signal: AbortSignal) => callApi<DeskRequest>(pathOf(id), { signal })

export const fetchAssignees = (id: string, signal: AbortSignal) =>
  callApi<RequestAssignees>(`${pathOf(id)}/assignees`, { signal })

/** The departments that the request can be moved to. */
export const fetchTargets = (id: string, signal: AbortSignal) =>
  callApi<RequestTargets>(`${pathOf(id)}/departments`, { signal })

export const assignRequest = (id: string, form: AssignmentForm) => change(`${pathOf(id)}/assign`, form)

export const moveRequest = (id: string, maintainerId: string) =>
  change(`${pathOf(id)}/department`, { maintainer_id: maintainerId })

export const sendMessage = (id: string, text: string) => change(`${pathOf(id)}/messages`, { text })

export const writeNote = (id: string, text: string) => change(`${pathOf(id)}/notes`, { text })

export const resolveRequest = (id: string, form: ResolutionForm) => change(`${pathOf(id)}/resolve`, form)

export const attachmentAddress = (request: string, attachment: string) =>
  `${pathOf(request)}/attachments/${encodeURIComponent(attachment)}`
