import { refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction } from '../platform/work.ts'
import { type InstitutionMember, staffActor } from '../staff/staff-member.ts'
import { correspondenceStore } from './correspondence-store.ts'
import type { HelpdeskDependencies } from './helpdesk-dependencies.ts'
import { holdRequest } from './hold-request.ts'
import { MAIL_REQUEST, type RequestNotice } from './request-notices.ts'
import { type RequestOutcome, requestStore } from './request-store.ts'

const OF_HOLDERS: readonly RequestOutcome[] = ['mended', 'as-it-should-be', 'not-ours']
const OF_INSPECTORS: readonly RequestOutcome[] = ['confirmed', 'not-confirmed', 'not-ours']

/**
 * Ends a request with an outcome and an answer for the holder or the inspector, who are told by mail that there is one. One that nobody
 * had becomes the resolver's. Throws as {@link holdRequest}, and `malformed_request` for an outcome of the other kind.
 */
export async function resolveRequest(
  { id, member, outcome, text }: { id: string; member: InstitutionMember; outcome: RequestOutcome; text: string },
  { db, keys, clock, enqueue }: HelpdeskDependencies,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { kind, state } = await holdRequest(transaction, { id, act: 'resolve', member }, keys)
    const fitting = kind === 'inspection' ? OF_INSPECTORS : OF_HOLDERS
    refuseUnless(fitting.includes(outcome), 'malformed_request', { reason: 'outcome of the other kind' })
    const now = clock.now()
    const answerId = uuidV7(now)
    const answer = { id: answerId, requestId: id, by: member.id, text, at: now }
    await correspondenceStore(transaction, keys).addMessage(answer)
    const resolution = { outcome, answerId, by: member.id, at: now, isOpen: state === 'open' }
    await requestStore(transaction, keys).resolve(id, resolution)
    const event = { actor: staffActor(member), act: 'request.resolved', object: id, detail: { outcome } }
    await recordEvent(transaction, clock, event)
    await enqueue(transaction, MAIL_REQUEST, { requestId: id, notice: 'resolved' } satisfies RequestNotice)
  })
}
