import { refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction } from '../platform/work.ts'
import { type InstitutionMember, staffActor } from '../staff/staff-member.ts'
import { correspondenceStore, type NamedAttachment } from './correspondence-store.ts'
import type { HelpdeskDependencies } from './helpdesk-dependencies.ts'
import { holdOwnRequest, holdRequest } from './hold-request.ts'
import { MAIL_REQUEST, type RequestNotice } from './request-notices.ts'

/** The most files that one request holds. */
const MOST_FILES = 15

/** Writes to the holder, who is told by mail that there is a message. Throws as {@link holdRequest}; an inspector has nobody to write back. */
export async function writeToHolder(
  { id, member, text }: { id: string; member: InstitutionMember; text: string },
  { db, keys, clock, enqueue }: HelpdeskDependencies,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const request = await holdRequest(transaction, { id, act: 'message', member }, keys)
    refuseUnless(request.kind !== 'inspection', 'not_permitted', { reason: 'an inspection has no holder to write to' })
    const now = clock.now()
    const message = { id: uuidV7(now), requestId: id, by: member.id, text, at: now }
    await correspondenceStore(transaction, keys).addMessage(message)
    await recordEvent(transaction, clock, { actor: staffActor(member), act: 'request.message', object: id })
    await enqueue(transaction, MAIL_REQUEST, { requestId: id, notice: 'answered' } satisfies RequestNotice)
  })
}

/** Writes a note among the staff, at any time. Throws as {@link holdRequest}. */
export async function writeNote(
  { id, member, text }: { id: string; member: InstitutionMember; text: string },
  { db, keys, clock }: HelpdeskDependencies,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await holdRequest(transaction, { id, act: 'note', member }, keys)
    const now = clock.now()
    const note = { id: uuidV7(now), requestId: id, by: member.id, text, at: now }
    await correspondenceStore(transaction, keys).addNote(note)
    await recordEvent(transaction, clock, { actor: staffActor(member), act: 'request.note', object: id })
  })
}

/** Writes to the institution's staff, with files. Throws as {@link holdOwnRequest}, and `too_many_attachments` beyond fifteen in all. */
export async function writeToStaff(
  { id, holderIds, text, files }: OwnMessage,
  { db, keys, clock, enqueue }: HelpdeskDependencies,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { holder_id: holderId } = await holdOwnRequest(transaction, { id, holderIds }, keys)
    const correspondence = correspondenceStore(transaction, keys)
    const present = (await correspondence.attachments(id)).length
    refuseUnless(files.length === 0 || present + files.length <= MOST_FILES, 'too_many_attachments')
    const now = clock.now()
    const messageId = uuidV7(now)
    await correspondence.addMessage({ id: messageId, requestId: id, by: null, text, at: now })
    for (const file of files) {
      await correspondence.addAttachment({ ...file, id: uuidV7(now), requestId: id, holderId, messageId })
    }
    const event = { actor: `holder:${holderId}`, act: 'request.message', object: id, detail: { files: files.length } }
    await recordEvent(transaction, clock, event)
    await enqueue(transaction, MAIL_REQUEST, { requestId: id, notice: 'written' } satisfies RequestNotice)
  })
}

interface OwnMessage {
  id: string
  holderIds: readonly string[]
  text: string
  files: readonly NamedAttachment[]
}
