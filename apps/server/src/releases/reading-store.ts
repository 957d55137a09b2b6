import type { OpenTransaction, Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** A reading about to happen: who reads, for which client, on what basis. */
export interface NewReading {
  id: string
  basis: 'link' | 'oauth' | 'inspection' | 'holder-copy'
  authorizationId: string | null
  clientId: string
  reader: { index: Buffer; sealed: Buffer } | null
  /** Ties repeated requests to one reading; null where the request names no key. */
  idempotencyHash: Buffer | null
  createdAt: Date
}

/** A look at a release by its verification identifier: who looked, and how much of it was told. */
export interface Look {
  id: string
  auditId: string
  authorizationId: string | null
  clientId: string
  readerIndex: Buffer
  told: 'fields' | 'outline' | 'outcome'
  at: Date
}

/** Readings, and the intent of each release before anything is signed. */
export function readingStore(db: Work) {
  return { ...openedReadings(db), ...endedReadings(db), ...readingHistory(db) }
}

/** Readings as they begin, and the key by which a repeated request finds its own. */
function openedReadings(db: Work) {
  return {
    /** The reading and an intent for each diploma, before anything is signed: one statement, so all of it or nothing. */
    async openReading(reading: NewReading, intents: readonly { auditId: string; payloadHash: Buffer }[]) {
      const opened = {
        id: reading.id,
        basis: reading.basis,
        authorization_id: reading.authorizationId,
        client_id: reading.clientId,
        reader_index: reading.reader?.index ?? null,
        reader_sealed: reading.reader?.sealed ?? null,
        idempotency_hash: reading.idempotencyHash,
        state: 'open' as const,
        created_at: reading.createdAt,
      }
      if (intents.length === 0) {
        await tables(db).insertInto('readings').values(opened).execute()
        return
      }
      const rows = intents.map(({ auditId, payloadHash }) => ({
        audit_id: auditId,
        reading_id: reading.id,
        client_id: reading.clientId,
        payload_hash: payloadHash,
        state: 'open' as const,
        created_at: reading.createdAt,
      }))
      await tables(db)
        .with('opened', (query) => query.insertInto('readings').values(opened))
        .insertInto('release_intents')
        .values(rows)
        .execute()
    },

    /** The reading that a repeated request belongs to. */
    findReading: (clientId: string, idempotencyHash: Buffer) =>
      tables(db)
        .selectFrom('readings')
        .select(['id', 'state', 'created_at'])
        .where('client_id', '=', clientId)
        .where('idempotency_hash', '=', idempotencyHash)
        .executeTakeFirst(),

    /** Takes its key from a reading: the next request with that key is a reading of its own. */
    async forgetKey(readingId: string) {
      await tables(db).updateTable('readings').set({ idempotency_hash: null }).where('id', '=', readingId).execute()
    },
  }
}

/** Readings that came to nothing, and what is forgotten of old ones. */
function endedReadings(db: Work) {
  return {
    /** Closes a reading that failed: its intents are abandoned and its key may be used again. */
    async refuse(readingId: string) {
      await tables(db)
        .updateTable('release_intents')
        .set({ state: 'abandoned' })
        .where('reading_id', '=', readingId)
        .where('state', '=', 'open')
        .execute()
      await tables(db)
        .updateTable('readings')
        .set({ state: 'refused', idempotency_hash: null })
        .where('id', '=', readingId)
        .where('state', '=', 'open')
        .execute()
    },

    /** Marks readings that a crash left open as abandoned; returns how many intents they had. */
    async abandonOpen(openedBefore: Date): Promise<number> {
      const { numUpdatedRows } = await tables(db)
        .updateTable('release_intents')
        .set({ state: 'abandoned' })
        .where('state', '=', 'open')
        .where('created_at', '<', openedBefore)
        .executeTakeFirst()
      await tables(db)
        .updateTable('readings')
        .set({ state: 'abandoned', idempotency_hash: null })
        .where('state', '=', 'open')
        .where('created_at', '<', openedBefore)
        .execute()
      return Number(numUpdatedRows)
    },

    /** Removes the sealed numbers of readers; their index stays. */
    async forgetReaders(readBefore: Date) {
      await tables(db)
        .updateTable('readings')
        .set({ reader_sealed: null })
        .where('reader_sealed', 'is not', null)
        .where('created_at', '<', readBefore)
        .execute()
    },
  }
}

/** What was done with releases and authorizations after they were made. */
function readingHistory(db: Work) {
  return {
    /** Records that somebody looked at a release after its authorization had ended, as a reading of its own. */
    async enterLook(transaction: OpenTransaction, look: Look) {
      await tables(transaction)
        .insertInto('readings')
        .values({
          id: look.id,
          basis: 'verification',
          authorization_id: look.authorizationId,
          client_id: look.clientId,
          reader_index: look.readerIndex,
          verified_audit_id: look.auditId,
          told: look.told,
          state: 'completed',
          created_at: look.at,
        })
        .execute()
    },

    /** Every time that somebody read with these authorizations, or tried and was refused; oldest first. */
    async openingsOf(authorizationIds: readonly string[]) {
      if (authorizationIds.length === 0) return []
      return tables(db)
        .selectFrom('readings')
        .leftJoin('releases', 'releases.reading_id', 'readings.id')
        .select(['readings.id', 'readings.authorization_id', 'readings.basis', 'readings.state', 'readings.created_at'])
        .select(({ fn }) => fn.count<number>('releases.audit_id').as('diplomas'))
        .where('readings.authorization_id', 'in', [...authorizationIds])
        .where('readings.state', 'in', ['completed', 'refused'])
        .where('readings.basis', '<>', 'verification')
        .$narrowType<{ basis: 'link' | 'oauth' | 'inspection' | 'holder-copy' }>()
        .groupBy(['readings.id'])
        .orderBy('readings.created_at')
        .execute()
    },
  }
}
