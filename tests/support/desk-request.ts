import { answerDay } from '@perga/server/helpdesk/request-deadline.ts'
import { makeReference } from '@perga/server/helpdesk/request-reference.ts'
import { type NewRequest, requestStore } from '@perga/server/helpdesk/request-store.ts'
import { uuidV7 } from '@perga/server/platform/uuid-v7.ts'
import type { World } from './world.ts'

/** Enters a request for a missing degree without the holder's pages, given to nobody; returns its id. */
export async function enterOpen(
  { database: { db }, keys, clock }: World,
  { holderId, ...request }: Partial<NewRequest> & { holderId: string },
): Promise<string> {
  const now = clock.now()
  const id = uuidV7(now)
  await requestStore(db, keys).insert({
    ...{ id, reference: makeReference(), kind: 'missing', institution: 'auth', departmentId: 'auth:338', level: '6' },
    ...{ holderId, text: 'Λείπει.', createdAt: now, answerBy: answerDay(now), ...request },
  })
  return id
}

/** Somebody whose requests these are. */
export async function enterHolder({ database: { db }, clock }: World): Promise<string> {
  const id = uuidV7(clock.now())
  await db.insertInto('holders').values({ id, created_at: clock.now() }).execute()
  return id
}
