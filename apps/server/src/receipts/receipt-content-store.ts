import type { DegreeKey, Scope } from '@perga/domain'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Receipts with all that they tell beside the degrees: who read, when, on what basis, for what purpose. */
export function describedReceipts(db: Work) {
  return (
    tables(db)
      .selectFrom('receipts')
      .innerJoin('reading_facts as readings', 'readings.id', 'receipts.reading_id')
      .innerJoin('client_names as clients', 'clients.id', 'readings.client_id')
      .leftJoin('authorization_states as authorizations', 'authorizations.id', 'readings.authorization_id')
      .leftJoin('inspection_facts as inspections', 'inspections.reading_id', 'readings.id')
      .select([
        'receipts.id',
        'receipts.reading_id',
        'receipts.seen_at',
        'receipts.delay_reason',
        'readings.created_at as read_at',
        'readings.basis',
        'readings.authorization_id',
        'readings.verified_audit_id',
        'readings.told',
        'clients.kind as client_kind',
        'clients.display_name_el',
        'clients.display_name_en',
        'inspections.case_number',
      ])
      // An authorization keeps what its holder was told; an inspection what its inspector gave as its purpose.
      .select(({ fn }) => [
        fn.coalesce('authorizations.purpose_el', 'inspections.purpose').as('purpose_el'),
        fn.coalesce('authorizations.purpose_en', 'inspections.purpose').as('purpose_en'),
      ])
  )
}

type ToldReading = { reading_id: string; verified_audit_id: string | null }

/** Finds the degrees that readings told of: those they released, or the one release that they looked at. */
export async function degreesTold(readings: readonly ToldReading[], { db, keys }: { db: Work; keys: Keys }) {
  const looked = readings.flatMap(({ verified_audit_id }) => (verified_audit_id === null ? [] : [verified_audit_id]))
  const readingIds = readings.map(({ reading_id }) => reading_id)
  if (readingIds.length === 0) return () => []
  const rows = await tables(db)
    .selectFrom('release_facts as releases')
    .select(['audit_id', 'reading_id', 'degree_key_sealed', 'scopes'])
    .where((where) =>
      where.or([
        where('reading_id', 'in', readingIds),
        ...(looked.length === 0 ? [] : [where('audit_id', 'in', looked)]),
      ]),
    )
    .orderBy('reading_id')
    .orderBy('position')
    .execute()
  return ({ reading_id, verified_audit_id }: ToldReading) =>
    rows
      .filter((row) =>
        verified_audit_id === null ? row.reading_id === reading_id : row.audit_id === verified_audit_id,
      )
      .map((row) => ({
        // Sealed by the release store; its scopes were checked against the closed list.
        key: JSON.parse(keys.unseal('degree-key', row.degree_key_sealed)) as DegreeKey,
        scopes: row.scopes as Scope[],
      }))
}
