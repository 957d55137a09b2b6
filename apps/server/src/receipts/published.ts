import type { ReceiptsTables } from './tables.ts'

/** What other features may read of this one: views that refuse writes. */
export interface ReceiptsViews {
  /** Receipts: when each holder is told. */
  receipt_states: Pick<
    ReceiptsTables['receipts'],
    | 'id'
    | 'reading_id'
    | 'holder_id'
    | 'created_at'
    | 'visible_from'
    | 'seen_at'
    | 'mailed_at'
    | 'delay_reason'
    | 'delay_decided_by'
  >
}
