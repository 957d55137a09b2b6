import type { Connection } from '@perga/connectors'
import type { ConnectionForm, ConnectionTest } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { InstitutionStore } from '../directory/institution-store.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { proposalStore } from './proposal-store.ts'
import { describeConnection, readConnectionForm } from './read-connection-form.ts'

/** What changing a connection stands on. */
export interface ConnectionAdministration {
  db: Database
  keys: Keys
  clock: Clock
  institutions: InstitutionStore
  /** Tries settings out. */
  test(connection: Connection): Promise<ConnectionTest>
}

/** New settings, and who proposes them. */
export interface Proposal {
  institution: string
  settings: ConnectionForm
  note: string | null
  /** The id of the provider's member. */
  proposedBy: string
}

/**
 * Proposes new settings for an institution's connection, tried out once more, for another member to approve. Throws
 * `not_found`, `connection_not_valid`, `not_permitted` for an institution that was merged, and `proposal_open`.
 */
export async function proposeConnection(
  { institution, settings, note, proposedBy }: Proposal,
  { db, keys, clock, institutions, test }: ConnectionAdministration,
): Promise<string> {
  const known = await institutions.find(institution)
  refuseUnless(known?.code === institution, 'not_found')
  refuseUnless(known.merged_into === null, 'not_permitted', { reason: 'merged' })
  const connection = readConnectionForm(settings)
  const tested = await test(connection)
  const now = clock.now()
  const id = uuidV7(now)
  await inTransaction(db, async (transaction) => {
    const described = describeConnection(connection)
    const proposal = { id, institution, connection, described, test: tested, note, proposedBy, now }
    refuseUnless(await proposalStore(transaction, keys).insert(proposal), 'proposal_open')
    await recordEvent(transaction, clock, {
      ...{ actor: `provider:${proposedBy}`, act: 'connection.propose', object: institution },
      detail: { proposal: id, mode: connection.mode, test: tested.outcome },
    })
  })
  return id
}
