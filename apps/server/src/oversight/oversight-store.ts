import { sql } from 'kysely'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** What the provider sees of ex-officio checks: how many and why, never of whom. */
export function inspectionOversight(db: Work) {
  return {
    /** How often each client checked since `from`, by purpose. */
    purposes: (from: Date, most: number) =>
      tables(db)
        .selectFrom('inspection_facts as inspections')
        .innerJoin('client_names as clients', 'clients.id', 'inspections.client_id')
        .select(({ fn }) => [
          ...(['display_name_el', 'display_name_en', 'purpose'] as const),
          fn.countAll<number>().as('checks'),
          fn.countAll<number>().filterWhere('state', '=', 'found').as('found'),
        ])
        .where('inspections.created_at', '>=', from)
        .groupBy(['display_name_el', 'display_name_en', 'purpose'])
        .orderBy('checks', 'desc')
        .orderBy('purpose')
        .limit(most)
        .execute(),
    /** The checks that wait for an institution to answer by hand. */
    handOvers: (now: Date) =>
      tables(db)
        .selectFrom('hand_over_facts as inspection_hand_overs')
        .innerJoin('institution_names as institutions', 'institutions.code', 'inspection_hand_overs.institution_code')
        .select(({ fn }) => [
          ...(['code', 'name_el', 'name_en'] as const),
          fn.countAll<number>().as('open'),
          fn.countAll<number>().filterWhere('answer_by', '<', now).as('overdue'),
          fn.min('answer_by').as('next_answer_by'),
        ])
        .where('state', '=', 'open')
        .groupBy(['code', 'name_el', 'name_en'])
        .orderBy('next_answer_by')
        .execute(),
    /** The checks since `from` that found a degree, the latest first, and what their holders know of them. */
    recent: (from: Date, most: number) =>
      tables(db)
        .selectFrom('inspection_facts as inspections')
        .innerJoin('client_names as clients', 'clients.id', 'inspections.client_id')
        .leftJoin('receipt_states as receipts', 'receipts.reading_id', 'inspections.reading_id')
        .leftJoin('staff_names as provider_staff', (join) =>
          join.on(sql<boolean>`provider_staff.id::text = receipts.delay_decided_by`),
        )
        .select([
          ...(['inspections.id', 'inspections.created_at', 'institution_code', 'purpose'] as const),
          ...(['case_number', 'display_name_el', 'display_name_en'] as const),
          ...(['visible_from', 'seen_at', 'mailed_at', 'delay_reason', 'provider_staff.name as delayed_by'] as const),
        ])
        .where('inspections.created_at', '>=', from)
        .where('inspections.state', '=', 'found')
        .where('inspections.reading_id', 'is not', null)
        .orderBy('inspections.created_at', 'desc')
        .limit(most)
        .execute(),
  }
}
export type InspectionOversight = ReturnType<typeof inspectionOversight>
