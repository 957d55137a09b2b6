import type { AssignmentForm, DeskRequest, RequestQueue, RequestTransferForm, ResolutionForm } from '@perga/contracts'
import { addressOf, call } from '../../../shell/api-client.ts'
import type { QueueFilter } from './queue-filter.ts'

export type QueuedRequest = RequestQueue['requests'][number]
export type Attachment = DeskRequest['attachments'][number]

/** One page of the queue. */
export const fetchQueue = (query: QueueFilter, signal: AbortSignal) => call('GET /api/desk/requests', { query, signal })

export const fetchRequest = (id: string, signal: AbortSignal) =>
  call('GET /api/desk/requests/{id}', { path: { id }, signal })

export const fetchAssignees = (id: string, signal: AbortSignal) =>
  call('GET /api/desk/requests/{id}/assignees', { path: { id }, signal })

/** The departments that the request can be moved to. */
export const fetchTargets = (id: string, signal: AbortSignal) =>
  call('GET /api/desk/requests/{id}/departments', { path: { id }, signal })

export const assignRequest = (id: string, json: AssignmentForm) =>
  call('POST /api/desk/requests/{id}/assign', { path: { id }, json })

export const moveRequest = (id: string, json: RequestTransferForm) =>
  call('POST /api/desk/requests/{id}/department', { path: { id }, json })

export const sendMessage = (id: string, text: string) =>
  call('POST /api/desk/requests/{id}/messages', { path: { id }, json: { text } })

export const writeNote = (id: string, text: string) =>
  call('POST /api/desk/requests/{id}/notes', { path: { id }, json: { text } })

export const resolveRequest = (id: string, json: ResolutionForm) =>
  call('POST /api/desk/requests/{id}/resolve', { path: { id }, json })

export const attachmentAddress = (id: string, attachment: string) =>
  addressOf('GET /api/desk/requests/{id}/attachments/{attachment}', { path: { id, attachment } })
