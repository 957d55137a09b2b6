import { type Selectable, sql } from 'kysely'
import type { Work } from '../platform/work.ts'
import type { NameMembers } from './name-members.ts'
import type { DirectoryTables } from './tables.ts'
import { tables } from './tables.ts'

/** What of an institution a second member decides on. */
export type ProposalSubject = DirectoryTables['institution_proposals']['subject']

/** A change that waits for a second member. */
export interface NewProposal {
  institution: string
  subject: ProposalSubject
  /** What would come into force, sealed by its owner. */
  sealed: Buffer
  /** What of it is no secret, as the desk shows it. */
  described: object
  /** What a trial of it showed, where it can be tried. */
  test: object | null
  note: string | null
  /** The id of the provider's member. */
  proposedBy: string
}

/** How a proposal is decided on; the database refuses an approval or rejection by whoever proposed. */
export interface Decision {
  state: 'approved' | 'rejected' | 'withdrawn'
  decidedBy: string
  reason: string | null
  now: Date
}

/** Which proposal. */
export interface ProposalKey {
  institution: string
  subject: ProposalSubject
  proposal: string
}

/** Proposed changes of institutions: sealed while they wait, forgotten once they are decided on. */
export function proposalStore(db: Work) {
  return {
    /** Enters a proposal; false when another one of the institution and subject waits already. */
    async insert(proposal: NewProposal & { id: string; now: Date }): Promise<boolean> {
      const inserted = await tables(db)
        .insertInto('institution_proposals')
        .values({
          ...{ id: proposal.id, institution_code: proposal.institution, subject: proposal.subject },
          ...{ settings_sealed: proposal.sealed, described: JSON.stringify(proposal.described) },
          test: proposal.test && JSON.stringify(proposal.test),
          ...{ note: proposal.note, proposed_by: proposal.proposedBy, proposed_at: proposal.now },
        })
        .onConflict((conflict) =>
          conflict.columns(['institution_code', 'subject']).where('state', '=', sql.lit('open')).doNothing(),
        )
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },
    /** A proposal, which nobody else decides on until the transaction ends. */
    lock: ({ institution, subject, proposal }: ProposalKey) =>
      tables(db)
        .selectFrom('institution_proposals')
        .selectAll()
        .where('institution_code', '=', institution)
        .where('subject', '=', subject)
        .where('id', '=', proposal)
        .forUpdate()
        .executeTakeFirst(),
    /** Decides on a proposal that waits; false when it was decided on before. */
    async decide(id: string, { state, decidedBy, reason, now }: Decision): Promise<boolean> {
      const decided = await tables(db)
        .updateTable('institution_proposals')
        .set({ state, decided_by: decidedBy, decided_at: now, reason, settings_sealed: null })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returning('id')
        .executeTakeFirst()
      return decided !== undefined
    },
    /** What was proposed, the latest first; each with `settings` and `test` as they were described. */
    async ofInstitution(institution: string, subject: ProposalSubject, nameMembers: NameMembers) {
      const rows = await tables(db)
        .selectFrom('institution_proposals as proposal')
        .selectAll('proposal')
        .where('institution_code', '=', institution)
        .where('subject', '=', subject)
        .orderBy('proposed_at', 'desc')
        .orderBy('proposal.id', 'desc')
        .limit(50)
        .execute()
      const names = await nameMembers(rows.flatMap((row) => [row.proposed_by, row.decided_by ?? []].flat()))
      return rows.map((row) => describe(row, names))
    },
  }
}

type ProposalRow = Selectable<DirectoryTables['institution_proposals']>

function describe(row: ProposalRow, names: ReadonlyMap<string, string>) {
  const { id, described, note, test, state, reason, proposed_by, proposed_at, decided_by, decided_at } = row
  return {
    ...{ id, settings: described, note, test, state, reason },
    proposed_by: { id: proposed_by, name: names.get(proposed_by) ?? '' },
    proposed_at: proposed_at.toISOString(),
    decided_by: decided_by === null ? null : { id: decided_by, name: names.get(decided_by) ?? null },
    decided_at: decided_at?.toISOString() ?? null,
  }
}
