import { Refusal } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { SessionState } from '../identity/session-state.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { HolderRecordStore } from './holder-record-store.ts'

/** The holder who asks, and every record under which the service knows that person. */
export interface CurrentHolder {
  session: SessionState['holder']
  /** The record of this login first; others came of readings before the person ever logged in. */
  holderIds: string[]
}

/** The holder of this request. Throws `not_logged_in`, also when the person was erased since the login. */
export async function requireCurrentHolder(
  request: FastifyRequest,
  { sessions, records }: { sessions: Sessions; records: HolderRecordStore },
): Promise<CurrentHolder> {
  const session = await sessions.read(request, 'holder')
  if (session === null) throw new Refusal('not_logged_in')
  const holderIds = await records.idsOfPerson(session.holderId)
  if (holderIds.length === 0) throw new Refusal('not_logged_in', { reason: 'erased' })
  return { session, holderIds }
}
