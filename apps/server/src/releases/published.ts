import type { ReleasesTables } from './tables.ts'

/** What other features may read of this one: views that refuse writes. */
export interface ReleasesViews {
  /** Readings: who, when, on what basis. */
  reading_facts: Pick<
    ReleasesTables['readings'],
    | 'id'
    | 'basis'
    | 'authorization_id'
    | 'client_id'
    | 'reader_index'
    | 'state'
    | 'verified_audit_id'
    | 'told'
    | 'created_at'
  >
  /** Releases of diplomas, without signature and hashes. */
  release_facts: Pick<
    ReleasesTables['releases'],
    | 'audit_id'
    | 'reading_id'
    | 'client_id'
    | 'holder_id'
    | 'position'
    | 'institution_code'
    | 'degree_key_sealed'
    | 'scopes'
    | 'signed_at'
  >
}
