import { Refusal, refuseUnless } from '@perga/domain'
import type { Keys } from '../platform/keys.ts'
import type { OpenTransaction } from '../platform/work.ts'
import type { InstitutionMember } from '../staff/staff-member.ts'
import { mayDo, type RequestAct } from './request-rights.ts'
import { type LockedRequest, placeOf, requestStore } from './request-store.ts'

/**
 * Holds the request that a member is about to act on until the transaction ends. Throws `not_found` for one that the member does not
 * see, `not_permitted` where the role does not allow the act, and `already_resolved`; a note can be added even then.
 */
export async function holdRequest(
  transaction: OpenTransaction,
  { id, act, member }: { id: string; act: RequestAct; member: InstitutionMember },
  keys: Keys,
): Promise<LockedRequest> {
  const request = await requestStore(transaction, keys).lock(id)
  if (request === undefined || !mayDo(member, 'see', placeOf(request))) throw new Refusal('not_found')
  refuseUnless(mayDo(member, act, placeOf(request)), 'not_permitted', { act })
  refuseUnless(act === 'note' || request.state !== 'resolved', 'already_resolved')
  return request
}

/** Holds the request that its own holder is about to write to. Throws `not_found` and `already_resolved`. */
export async function holdOwnRequest(
  transaction: OpenTransaction,
  { id, holderIds }: { id: string; holderIds: readonly string[] },
  keys: Keys,
): Promise<LockedRequest & { holder_id: string }> {
  const request = await requestStore(transaction, keys).lock(id)
  const holder_id = request?.holder_id ?? ''
  if (request === undefined || !holderIds.includes(holder_id)) throw new Refusal('not_found')
  refuseUnless(request.state !== 'resolved', 'already_resolved')
  return { ...request, holder_id }
}
