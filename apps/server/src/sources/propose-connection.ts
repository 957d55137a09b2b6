import type { Connection } from '@perga/connectors'
import type { ConnectionForm, ConnectionTest } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { PutInForce } from '../directory/decide-proposal.ts'
import type { InstitutionStore } from '../directory/institution-store.ts'
import { proposeChange } from '../directory/propose-change.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'
import { connectionStore, SystemSettings } from './connection-store.ts'
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
): Promise<void> {
  const known = await institutions.find(institution)
  refuseUnless(known?.code === institution, 'not_found')
  refuseUnless(known.merged_into === null, 'not_permitted', { reason: 'merged' })
  const connection = readConnectionForm(settings)
  const tested = await test(connection)
  await proposeChange(
    {
      ...{ institution, subject: 'connection', note, proposedBy, test: tested },
      sealed: keys.seal('connection-settings', JSON.stringify(connection)),
      described: describeConnection(connection),
      detail: { mode: connection.mode, test: tested.outcome },
    },
    { db, clock },
  )
}

/** Approved settings hold from the next question to the institution on. */
export function putConnectionInForce(keys: Keys): PutInForce {
  return async (transaction, { institution, sealed, now }) => {
    const settings = SystemSettings.parse(JSON.parse(keys.unseal('connection-settings', sealed)))
    await connectionStore(transaction, keys).save(institution, settings, now)
    return { mode: settings.mode }
  }
}
