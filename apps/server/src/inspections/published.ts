import type { InspectionsTables } from './tables.ts'

/** What other features may read of this one: views that refuse writes. */
export interface InspectionsViews {
  /** Ex-officio checks: who, why, what came of it. */
  inspection_facts: Pick<
    InspectionsTables['inspections'],
    | 'id'
    | 'user_index'
    | 'client_id'
    | 'institution_code'
    | 'purpose'
    | 'case_number'
    | 'state'
    | 'reading_id'
    | 'created_at'
  >
  /** Checks that were handed over to an institution. */
  hand_over_facts: Pick<
    InspectionsTables['inspection_hand_overs'],
    'id' | 'inspection_id' | 'institution_code' | 'query_sealed' | 'created_at' | 'answer_by' | 'state'
  >
}
