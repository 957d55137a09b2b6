import type { DeskRequest, OwnRequest, RequestAttachment } from '@perga/contracts'
import { type DegreeKey, Refusal } from '@perga/domain'
import type { z } from 'zod'
import { recordEvent } from '../platform/audit.ts'
import { type InstitutionMember, staffActor } from '../staff/staff-member.ts'
import type { TemplateStore } from '../templates/template-store.ts'
import { correspondenceStore } from './correspondence-store.ts'
import { openCheck } from './handed-over-check.ts'
import type { HelpdeskDependencies } from './helpdesk-dependencies.ts'
import type { DescribedRequest } from './queue-store.ts'
import { workingDaysLeft } from './request-deadline.ts'
import { requestFactsStore } from './request-facts-store.ts'
import { mayDo } from './request-rights.ts'
import { placeOf, requestStore } from './request-store.ts'

type Facts = DescribedRequest & { is_mine: boolean }

/** What every view of a request begins with. */
export function summarize(row: DescribedRequest, now: Date) {
  const { department_el: el, department_en: en } = row
  return {
    ...{
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      state: row.state,
      outcome: row.outcome,
      level: row.level,
    },
    institution: { code: row.institution, name_el: row.name_el, name_en: row.name_en },
    department: el === null || en === null ? null : { el, en },
    created_at: row.created_at.toISOString(),
    answer_by: row.answer_by,
    working_days_left: row.state === 'resolved' ? null : workingDaysLeft(row.answer_by, now),
    resolved_at: row.resolved_at?.toISOString() ?? null,
  }
}

/** A request as the queue shows it. */
export function describeQueued(row: Facts, now: Date) {
  const { account_id, account_name, group_id, group_name } = row
  const account = account_id !== null && { kind: 'account' as const, id: account_id, name: account_name ?? '' }
  const group = group_id !== null && { kind: 'group' as const, id: group_id, name: group_name ?? '' }
  return { ...summarize(row, now), assignee: account || group || null, is_mine: row.is_mine }
}

/** One request as its own holder sees it; looking at it counts as having seen the answers. Throws `not_found`. */
export async function describeOwn(
  { id, holderIds, isLooking }: { id: string; holderIds: readonly string[]; isLooking: boolean },
  { db, keys, clock }: Omit<HelpdeskDependencies, 'enqueue' | 'findCheck'>,
): Promise<OwnRequest> {
  const request = await requestFactsStore(db, keys).find(id, null)
  if (request === undefined || !holderIds.includes(request.holder_id ?? '')) throw new Refusal('not_found')
  const { attachments, messages } = await correspondence(id, { db, keys })
  const now = clock.now()
  if (isLooking) await requestStore(db, keys).markSeen(id, now)
  return {
    ...summarize(request, now),
    ...{ text: request.text ?? '', year: request.year, email: request.email, attachments },
    messages: messages.map(({ by_name: _, ...message }) => message),
  }
}

/**
 * One request as a member of the staff sees it; that they looked at a person's details is audited. Throws `not_found` for one that
 * the member does not see.
 */
export async function describeForStaff(
  { id, member }: { id: string; member: InstitutionMember },
  dependencies: HelpdeskDependencies & { templates: TemplateStore },
): Promise<DeskRequest> {
  const { db, keys, clock, templates, findCheck } = dependencies
  const facts = requestFactsStore(db, keys)
  const request = await facts.find(id, member.id)
  if (request === undefined || !mayDo(member, 'see', placeOf(request))) throw new Refusal('not_found')
  await recordEvent(db, clock, { actor: staffActor(member), act: 'request.read', object: id })
  const handedOver = request.hand_over_id === null ? undefined : await findCheck(request.hand_over_id)
  const check = handedOver === undefined ? null : openCheck(handedOver, keys)
  const [written, notes, history] = await Promise.all([
    correspondence(id, { db, keys }),
    correspondenceStore(db, keys).notes(id),
    facts.history(id),
  ])
  return {
    ...describeQueued(request, clock.now()),
    person: check?.person ?? request.person ?? NOBODY,
    ...{ text: request.text, year: request.year, ...written },
    degree: request.degreeKey && (await describeDegree(request.degreeKey, templates)),
    inspection: check && {
      organisation: { el: check.display_name_el, en: check.display_name_en },
      ...{ purpose: check.purpose, case_number: check.case_number },
    },
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
    rights: {
      assign: mayDo(member, 'assign', placeOf(request)),
      resolve: mayDo(member, 'resolve', placeOf(request)),
    },
  }
}

// Of what was reported before requests kept it: the holder is known to the service, not to the desk.
const NOBODY = { first_name: null, last_name: '', fathers_name: null, birth_date: null, identifier: null }

async function correspondence(id: string, { db, keys }: Pick<HelpdeskDependencies, 'db' | 'keys'>) {
  const store = correspondenceStore(db, keys)
  const [files, messages] = await Promise.all([store.attachments(id), store.messages(id)])
  const filesOf = (messageId: string | null): z.infer<typeof RequestAttachment>[] =>
    files.filter((file) => file.message_id === messageId).map(({ message_id: _, ...file }) => file)
  return {
    attachments: filesOf(null),
    messages: messages.map(({ author, at, ...message }) => ({
      ...message,
      ...{ by: author, at: at.toISOString(), attachments: filesOf(message.id) },
    })),
  }
}

async function describeDegree(key: DegreeKey, templates: TemplateStore): Promise<DeskRequest['degree']> {
  const title = (await templates.current(key.institution, [key.titleId])).get(key.titleId)
  return {
    title: { el: title?.title_el ?? key.titleId, en: title?.title_en ?? key.titleId },
    key: { certificateID: key.certificateId, titleID: key.titleId },
  }
}
