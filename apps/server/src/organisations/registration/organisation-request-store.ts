import type { OpenTransaction, Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

/** Later requests for one organisation that are kept; more of them say nothing new. */
const REQUESTS_KEPT = 20

/** What organisations asked for, as it came. */
export function organisationRequestStore(db: Work) {
  return {
    /** Keeps a request as it came. */
    async keepRequest(
      transaction: OpenTransaction,
      request: { id: string; organisationId: string; channel: 'form' | 'e-mail'; details: object; now: Date },
    ): Promise<void> {
      const { count } = await tables(transaction)
        .selectFrom('organisation_requests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('organisation_id', '=', request.organisationId)
        .executeTakeFirstOrThrow()
      if (count >= REQUESTS_KEPT) return
      await tables(transaction)
        .insertInto('organisation_requests')
        .values({
          id: request.id,
          organisation_id: request.organisationId,
          channel: request.channel,
          details: JSON.stringify(request.details),
          received_at: request.now,
        })
        .execute()
    },

    requestsOf: (organisationId: string) =>
      tables(db)
        .selectFrom('organisation_requests')
        .select(['channel', 'details', 'received_at'])
        .where('organisation_id', '=', organisationId)
        .orderBy('received_at', 'desc')
        .execute(),
  }
}
