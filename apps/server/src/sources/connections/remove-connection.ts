import { refuseUnless } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import { endConnection, endUploads } from '../end-sources.ts'

/**
 * Ends an institution's connection, at once and by one member: after a leaked key nothing more may be asked by it. What it
 * uploaded is forgotten; a proposal that waits goes on waiting, for it may hold the new key. Throws `not_found` where it has none.
 */
export async function removeConnection(
  { institution, actor }: { institution: string; actor: string },
  { db, clock }: { db: Work; clock: Clock },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    refuseUnless(await endConnection(transaction, institution), 'not_found')
    const detail = await endUploads(transaction, institution, clock.now())
    await recordEvent(transaction, clock, { actor, act: 'connection.remove', object: institution, detail })
  })
}
