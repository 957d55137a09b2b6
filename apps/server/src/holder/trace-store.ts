import { eventsOfPerson } from '../platform/audit.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** What a person has done here, beside sharing: what they read of others, and what the audit says of them. */
export function traceStore(db: Work) {
  return {
    /** Every reading that a person made, as a citizen or for an organisation, oldest first; not whose degrees they were. */
    readingsBy: (tinIndex: Buffer) =>
      tables(db)
        .selectFrom('reading_facts as readings')
        .innerJoin('client_names as clients', 'clients.id', 'readings.client_id')
        .leftJoin('release_facts as releases', 'releases.reading_id', 'readings.id')
        .select(['readings.id', 'readings.created_at', 'readings.basis', 'display_name_el', 'display_name_en'])
        .select(({ fn }) => fn.count<number>('releases.audit_id').as('degrees'))
        .where('readings.reader_index', '=', tinIndex)
        .where('readings.state', '=', 'completed')
        .groupBy(['readings.id', 'readings.created_at', 'readings.basis', 'display_name_el', 'display_name_en'])
        .orderBy('readings.created_at')
        .execute(),

    /** The entries of the audit by these actors, or about these authorizations, oldest first. */
    auditOf: ({ actors, authorizations }: { actors: readonly string[]; authorizations: readonly string[] }) =>
      eventsOfPerson(db, { actors, objects: authorizations }),
  }
}
export type TraceStore = ReturnType<typeof traceStore>
