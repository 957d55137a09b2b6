import type { OpenTransaction, Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Enters a request to an institution; the same check handed over again is the same request. */
export function enterHandOver(
  transaction: OpenTransaction,
  request: { id: string; inspectionId: string; institution: string; querySealed: Buffer; at: Date; answerBy: Date },
) {
  return tables(transaction)
    .insertInto('inspection_hand_overs')
    .values({
      id: request.id,
      inspection_id: request.inspectionId,
      institution_code: request.institution,
      query_sealed: request.querySealed,
      created_at: request.at,
      answer_by: request.answerBy,
    })
    .onConflict((conflict) => conflict.column('inspection_id').doUpdateSet({ inspection_id: request.inspectionId }))
    .returning(['id', 'answer_by'])
    .executeTakeFirstOrThrow()
}

/** The checks that a client handed over to institutions, the latest first. */
export function handOversOf(work: Work, clientId: string, most: number) {
  return tables(work)
    .selectFrom('inspection_hand_overs as hand_over')
    .innerJoin('inspections', 'inspections.id', 'hand_over.inspection_id')
    .select(['hand_over.id', 'purpose', 'case_number'])
    .where('inspections.client_id', '=', clientId)
    .orderBy('hand_over.created_at', 'desc')
    .limit(most)
    .execute()
}

/** One check that was handed over: whom it looked for (sealed), for which client, why. */
export function findHandOver(work: Work, handOverId: string) {
  return tables(work)
    .selectFrom('inspection_hand_overs as hand_over')
    .innerJoin('inspections', 'inspections.id', 'hand_over.inspection_id')
    .innerJoin('client_names', 'client_names.id', 'inspections.client_id')
    .select(['query_sealed', 'purpose', 'case_number', 'display_name_el', 'display_name_en', 'contact_email'])
    .where('hand_over.id', '=', handOverId)
    .executeTakeFirst()
}
