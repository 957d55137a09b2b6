import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'

/** What a person has done here, beside sharing: what they read of others, and what the audit says of them. */
export function traceStore(db: Database) {
  return {
    /** Every reading that a person made, as a citizen or for an organisation, oldest first; not whose degrees they were. */
    readingsBy: (tinIndex: Buffer) =>
      db
        .selectFrom('readings')
        .innerJoin('clients', 'clients.id', 'readings.client_id')
        .leftJoin('releases', 'releases.reading_id', 'readings.id')
        .select(['readings.id', 'readings.created_at', 'readings.basis', 'display_name_el', 'display_name_en'])
        .select(({ fn }) => fn.count<number>('releases.audit_id').as('degrees'))
        .where('readings.reader_index', '=', tinIndex)
        .where('readings.state', '=', 'completed')
        .groupBy(['readings.id', 'clients.id'])
        .orderBy('readings.created_at')
        .execute(),

    /** The entries of the audit by these actors, or about these authorizations, oldest first. */
    async auditOf({ actors, authorizations }: { actors: readonly string[]; authorizations: readonly string[] }) {
      const about = (object: readonly string[]) =>
        db
          .selectFrom('audit_events')
          .select(['id', 'at', 'act', 'object', 'detail'])
          .where('object', 'in', [...object])
      const by = db
        .selectFrom('audit_events')
        .select(['id', 'at', 'act', 'object', 'detail'])
        .where('actor', 'in', [...actors])
        // Said again for the index, which holds people's entries alone.
        .where(sql<boolean>`(actor like 'holder:%' or actor like 'user:%')`)
      const rows = authorizations.length === 0 ? by : by.union(about(authorizations))
      return rows.orderBy('id').execute()
    },
  }
}
export type TraceStore = ReturnType<typeof traceStore>
