import type { Connection } from '@perga/connectors'
import type { ConnectionForm, ConnectionTest } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { PutInForce } from '../../directory/decide-proposal.ts'
import type { InstitutionStore } from '../../directory/institution-store.ts'
import { proposeChange } from '../../directory/propose-change.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Work } from '../../platform/work.ts'
import { endUploads } from '../end-sources.ts'
import { ConnectionSettings, connectionStore } from './connection-store.ts'
import { describeConnection } from './describe-connection.ts'
import { readConnectionForm, refuseClearText } from './read-connection-form.ts'

/** What changing a connection stands on. */
export interface ConnectionAdministration {
  db: Work
  keys: Keys
  clock: Clock
  isSecure: boolean
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
 * Proposes new settings for an institution's connection, tried out once more, for another member to approve; of a file there is
 * nothing to try yet. Throws `not_found`, `connection_not_valid`, `connection_not_encrypted`, `not_permitted` for an institution that
 * was merged, and `proposal_open`.
 */
export async function proposeConnection(
  { institution, settings, note, proposedBy }: Proposal,
  { db, keys, clock, isSecure, institutions, test }: ConnectionAdministration,
): Promise<void> {
  const known = await institutions.find(institution)
  refuseUnless(known?.code === institution, 'not_found')
  refuseUnless(known.merged_into === null, 'not_permitted', { reason: 'merged' })
  const connection = readConnectionForm(settings, { isSecure })
  const tested = connection.mode === 'file' ? null : await test(connection)
  await proposeChange(
    {
      ...{ institution, subject: 'connection', note, proposedBy, test: tested },
      sealed: keys.seal('connection-settings', JSON.stringify(connection)),
      described: describeConnection(connection),
      detail: { mode: connection.mode, test: tested?.outcome ?? null },
    },
    { db, clock },
  )
}

/**
 * Approved settings hold from the next question to the institution on. Where they are of a system, what the institution uploaded
 * before is forgotten. Throws `connection_not_encrypted`.
 */
export function putConnectionInForce({ keys, isSecure }: { keys: Keys; isSecure: boolean }): PutInForce {
  return async (transaction, { institution, sealed, now }) => {
    const settings = ConnectionSettings.parse(JSON.parse(keys.unseal('connection-settings', sealed)))
    refuseClearText(settings, { isSecure })
    await connectionStore(transaction, keys).save(institution, settings, now)
    const ended = settings.mode === 'file' ? {} : await endUploads(transaction, institution, now)
    return { mode: settings.mode, ...ended }
  }
}
