import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { describedRequests } from './queue-store.ts'

/** The requests that came of these hand-overs, the latest first, with their answers. */
export async function requestsOfHandOvers(handOverIds: readonly string[], { db, keys }: { db: Work; keys: Keys }) {
  if (handOverIds.length === 0) return []
  const rows = await describedRequests(db)
    .leftJoin('desk_messages as answer', 'answer.id', 'request.answer_id')
    .select('answer.text_sealed as answer_sealed')
    .where('request.hand_over_id', 'in', [...handOverIds])
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .execute()
  return rows.map(({ answer_sealed, ...row }) => ({
    ...row,
    answer: answer_sealed && keys.unseal('desk-message', answer_sealed),
  }))
}
