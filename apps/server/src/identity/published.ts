import type { IdentityTables } from './tables.ts'

/** What other features may read of this one: views that refuse writes. */
export interface IdentityViews {
  /** Holders by the keyed hashes of their numbers. */
  holder_indices: Pick<IdentityTables['holders'], 'id' | 'ssn_index' | 'ssn_declared' | 'tin_index' | 'erased_at'>
}
