import type { Database } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'
import { describedRequests } from './queue-store.ts'

const MOST = 500

/** The requests that came of a client's checks, the latest first, with their answers. */
export async function requestsOfClient(clientId: string, { db, keys }: { db: Database; keys: Keys }) {
  const rows = await describedRequests(db)
    .innerJoin('inspection_hand_overs as hand_over', 'hand_over.id', 'request.hand_over_id')
    .innerJoin('inspections', 'inspections.id', 'hand_over.inspection_id')
    .leftJoin('desk_messages as answer', 'answer.id', 'request.answer_id')
    .select(['purpose', 'case_number', 'answer.text_sealed as answer_sealed'])
    .where('inspections.client_id', '=', clientId)
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ answer_sealed, ...row }) => ({
    ...row,
    answer: answer_sealed && keys.unseal('desk-message', answer_sealed),
  }))
}
