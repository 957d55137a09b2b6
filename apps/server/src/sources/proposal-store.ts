import type { Connection } from '@perga/connectors'
import { ConnectionProposal, type ConnectionTest, type DescribedConnection } from '@perga/contracts'
import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'
import type { Schema } from '../platform/schema.ts'
import { SystemSettings } from './connection-store.ts'

interface NewProposal {
  id: string
  institution: string
  connection: Connection
  described: DescribedConnection
  test: ConnectionTest
  note: string | null
  proposedBy: string
  now: Date
}

/** How a proposal is decided on; the database refuses an approval or rejection by whoever proposed. */
export interface Decision {
  state: 'approved' | 'rejected' | 'withdrawn'
  decidedBy: string
  reason: string | null
  now: Date
}

/** Proposed connections: sealed while they wait, forgotten once they are decided on. */
export function proposalStore(db: Database | DatabaseTransaction, keys: Keys) {
  return {
    /** Enters a proposal; false when another one of the institution waits already. */
    async insert(proposal: NewProposal): Promise<boolean> {
      const inserted = await db
        .insertInto('connection_proposals')
        .values({
          id: proposal.id,
          institution_code: proposal.institution,
          mode: proposal.connection.mode,
          settings_sealed: keys.seal('connection-settings', JSON.stringify(proposal.connection)),
          described: JSON.stringify(proposal.described),
          test: JSON.stringify(proposal.test),
          note: proposal.note,
          proposed_by: proposal.proposedBy,
          proposed_at: proposal.now,
        })
        .onConflict((conflict) => conflict.column('institution_code').where('state', '=', sql.lit('open')).doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },
    /** A proposal, which nobody else decides on until the transaction ends. */
    lock: (institution: string, id: string) =>
      db
        .selectFrom('connection_proposals')
        .selectAll()
        .where('institution_code', '=', institution)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    /** The settings of one that waits. */
    open(sealed: Uint8Array): Connection {
      return SystemSettings.parse(JSON.parse(keys.unseal('connection-settings', sealed)))
    },
    /** Decides on a proposal that waits; false when it was decided on before. */
    async decide(id: string, { state, decidedBy, reason, now }: Decision): Promise<boolean> {
      const decided = await db
        .updateTable('connection_proposals')
        .set({ state, decided_by: decidedBy, decided_at: now, reason, settings_sealed: null })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returning('id')
        .executeTakeFirst()
      return decided !== undefined
    },
    async ofInstitution(institution: string): Promise<ConnectionProposal[]> {
      const rows = await db
        .selectFrom('connection_proposals as proposal')
        .innerJoin('provider_staff as proposer', 'proposer.id', 'proposal.proposed_by')
        .leftJoin('provider_staff as decider', 'decider.id', 'proposal.decided_by')
        .selectAll('proposal')
        .select(['proposer.name as proposer_name', 'decider.name as decider_name'])
        .where('institution_code', '=', institution)
        .orderBy('proposed_at', 'desc')
        .orderBy('proposal.id', 'desc')
        .limit(50)
        .execute()
      return rows.map(describe)
    },
  }
}

type ProposalRow = Selectable<Schema['connection_proposals']> & {
  proposer_name: string
  decider_name: string | null
}

function describe(row: ProposalRow): ConnectionProposal {
  const { id, described, note, test, state, reason, proposed_by, proposed_at, decided_by, decided_at } = row
  return ConnectionProposal.parse({
    ...{ id, settings: described, note, test, state, reason },
    proposed_by: { id: proposed_by, name: row.proposer_name },
    proposed_at: proposed_at.toISOString(),
    decided_by: decided_by === null ? null : { id: decided_by, name: row.decider_name },
    decided_at: decided_at?.toISOString() ?? null,
  })
}
