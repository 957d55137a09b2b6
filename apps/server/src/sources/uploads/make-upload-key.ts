import type { UploadKeyForm } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { randomSecret, sha256 } from '../../platform/keys.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import type { ConnectionStore } from '../connections/connection-store.ts'
import { uploadKeyStore } from './upload-key-store.ts'

interface Dependencies {
  db: Work
  clock: Clock
  connections: ConnectionStore
}

// Recognisable where it was left lying about.
const PREFIX = 'perga-upload-'

/**
 * Makes a key by which a program of the institution sends its file (row I11); it is told this once. Throws `upload_not_agreed` and
 * `two_upload_keys_already`.
 */
export async function makeUploadKey(
  { institution, form, actor }: { institution: string; form: UploadKeyForm; actor: string },
  { db, clock, connections }: Dependencies,
): Promise<string> {
  refuseUnless(await connections.isUploading(institution), 'upload_not_agreed')
  const key = `${PREFIX}${randomSecret()}`
  const now = clock.now()
  const id = uuidV7(now)
  await inTransaction(db, async (transaction) => {
    const row = { ...form, id, institution, keyHash: sha256(key), madeBy: actor, now }
    refuseUnless(await uploadKeyStore(transaction).insert(row), 'two_upload_keys_already')
    const detail = { key: id, networks: form.networks.join(' ') }
    await recordEvent(transaction, clock, { actor, act: 'upload-key.make', object: institution, detail })
  })
  return key
}

/** Ends a key at once. Throws `not_found`. */
export async function retireUploadKey(
  { institution, id, actor }: { institution: string; id: string; actor: string },
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const isRetired = await uploadKeyStore(transaction).retire({ id, institution, now: clock.now() })
    refuseUnless(isRetired, 'not_found')
    await recordEvent(transaction, clock, {
      ...{ actor, act: 'upload-key.retire', object: institution },
      detail: { key: id },
    })
  })
}
