import { Refusal } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import { type InstitutionMember, staffActor } from '../staff/staff-member.ts'
import { correspondenceStore, type NamedAttachment } from './correspondence-store.ts'
import type { HelpdeskDependencies } from './helpdesk-dependencies.ts'
import { requestFactsStore } from './request-facts-store.ts'
import { mayDo } from './request-rights.ts'
import { placeOf } from './request-store.ts'

/** A file of a request that the member sees; audited. Throws `not_found`. */
export async function readAttachment(
  { id, attachment, member }: { id: string; attachment: string; member: InstitutionMember },
  { db, keys, clock }: HelpdeskDependencies,
): Promise<NamedAttachment> {
  const request = await requestFactsStore(db, keys).find(id, member.id)
  if (request === undefined || !mayDo(member, 'see', placeOf(request))) throw new Refusal('not_found')
  const file = await correspondenceStore(db, keys).attachment(id, attachment)
  if (file === undefined) throw new Refusal('not_found')
  const event = { actor: staffActor(member), act: 'request.attachment-read', object: id }
  await recordEvent(db, clock, { ...event, detail: { attachment } })
  return file
}
