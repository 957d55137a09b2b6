import type { DegreeKey, Scope } from '@perga/domain'
import type { Database, DatabaseTransaction } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'

/** How long a process may take to mail what it has claimed. */
const CLAIM_MS = 10 * 60 * 1000

/** Receipts: who read a holder's diplomas, when, on what basis. One for each completed reading. */
export function receiptStore(db: Database, keys: Keys) {
  return {
    /** Enters the receipt of a reading, once; a holder's own copies and readings without a known holder have none. */
    async enter({ id, readingId, now }: { id: string; readingId: string; now: Date }): Promise<void> {
      const reading = await findReading(db, readingId)
      if (reading === undefined || reading.holder_id === null || reading.basis === 'holder-copy') return
      const row = { id, reading_id: readingId, holder_id: reading.holder_id, created_at: now, visible_from: now }
      await db
        .insertInto('receipts')
        .values(row)
        .onConflict((conflict) => conflict.column('reading_id').doNothing())
        .execute()
    },

    /** The receipts that a person may see now, newest first. */
    async visibleTo(holderIds: readonly string[], now: Date) {
      const rows = await describedReceipts(db)
        .where('receipts.holder_id', 'in', [...holderIds])
        .where('receipts.visible_from', '<=', now)
        .orderBy('readings.created_at', 'desc')
        .execute()
      const degrees = await degreesOf(
        db,
        keys,
        rows.map((row) => row.reading_id),
      )
      return rows.map((row) => ({ ...row, degrees: degrees.filter(({ readingId }) => readingId === row.reading_id) }))
    },

    async markSeen(holderIds: readonly string[], now: Date): Promise<void> {
      await db
        .updateTable('receipts')
        .set({ seen_at: now })
        .where('holder_id', 'in', [...holderIds])
        .where('visible_from', '<=', now)
        .where('seen_at', 'is', null)
        .execute()
    },

    /** Claims the receipts that are due at a confirmed address, so that no other process mails them meanwhile. */
    async claimDue(now: Date) {
      const claimed = await db
        .updateTable('receipts')
        .set({ mail_claimed_at: now })
        .where('mailed_at', 'is', null)
        .where((where) =>
          where.or([
            where('mail_claimed_at', 'is', null),
            where('mail_claimed_at', '<', new Date(now.getTime() - CLAIM_MS)),
          ]),
        )
        .where('visible_from', '<=', now)
        .where('holder_id', 'in', (query) =>
          query.selectFrom('receipt_addresses').select('holder_id').where('confirmed_at', 'is not', null),
        )
        .returning('id')
        .execute()
      if (claimed.length === 0) return []
      const ids = claimed.map(({ id }) => id)
      const rows = await describedReceipts(db)
        .innerJoin('receipt_addresses', 'receipt_addresses.holder_id', 'receipts.holder_id')
        .select(['receipt_addresses.email_sealed', 'receipt_addresses.language'])
        .where('receipts.id', 'in', ids)
        .execute()
      const degrees = await degreesOf(
        db,
        keys,
        rows.map((row) => row.reading_id),
      )
      return rows.map(({ email_sealed, ...row }) => ({
        ...row,
        email: keys.unseal('receipt-address', email_sealed),
        degrees: degrees.filter(({ readingId }) => readingId === row.reading_id),
      }))
    },

    /** A claimed receipt was mailed, or could not be and is due again. */
    async settleMail(id: string, mailedAt: Date | null): Promise<void> {
      await db
        .updateTable('receipts')
        .set({ mail_claimed_at: null, mailed_at: mailedAt })
        .where('id', '=', id)
        .execute()
    },

    /** Puts the visibility of an inspection's receipt off; false when it was told already or is of no inspection. */
    async delay(
      transaction: DatabaseTransaction,
      delay: { id: string; readingId: string; until: Date; reason: string; decidedBy: string; now: Date },
    ): Promise<boolean> {
      const reading = await findReading(transaction, delay.readingId)
      if (reading?.basis !== 'inspection' || reading.holder_id === null) return false
      const decision = {
        visible_from: delay.until,
        delay_reason: delay.reason,
        delay_decided_by: delay.decidedBy,
        delay_decided_at: delay.now,
      }
      const row = { id: delay.id, reading_id: delay.readingId, holder_id: reading.holder_id, created_at: delay.now }
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('receipts')
        .values({ ...row, ...decision })
        .onConflict((conflict) =>
          conflict
            .column('reading_id')
            .doUpdateSet(decision)
            .where('receipts.seen_at', 'is', null)
            .where('receipts.mailed_at', 'is', null)
            .where('receipts.mail_claimed_at', 'is', null),
        )
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0) > 0
    },

    async eraseOf(transaction: DatabaseTransaction, holderIds: readonly string[]): Promise<void> {
      await transaction
        .deleteFrom('receipts')
        .where('holder_id', 'in', [...holderIds])
        .execute()
    },
  }
}
export type ReceiptStore = ReturnType<typeof receiptStore>
export type DueReceipt = Awaited<ReturnType<ReceiptStore['claimDue']>>[number]

function findReading(db: Database, readingId: string) {
  return db
    .selectFrom('readings')
    .leftJoin('authorizations', 'authorizations.id', 'readings.authorization_id')
    .select((column) => [
      'readings.basis',
      column.fn
        .coalesce(
          'authorizations.holder_id',
          column
            .selectFrom('releases')
            .select('releases.holder_id')
            .whereRef('releases.reading_id', '=', 'readings.id')
            .where('releases.holder_id', 'is not', null)
            .limit(1),
        )
        .as('holder_id'),
    ])
    .where('readings.id', '=', readingId)
    .where('readings.state', '=', 'completed')
    .executeTakeFirst()
}

function describedReceipts(db: Database) {
  return db
    .selectFrom('receipts')
    .innerJoin('readings', 'readings.id', 'receipts.reading_id')
    .innerJoin('clients', 'clients.id', 'readings.client_id')
    .select([
      'receipts.id',
      'receipts.reading_id',
      'receipts.seen_at',
      'receipts.delay_reason',
      'readings.created_at as read_at',
      'readings.basis',
      'readings.authorization_id',
      'clients.kind as client_kind',
      'clients.display_name_el',
      'clients.display_name_en',
    ])
}

async function degreesOf(db: Database, keys: Keys, readingIds: readonly string[]) {
  if (readingIds.length === 0) return []
  const rows = await db
    .selectFrom('releases')
    .select(['reading_id', 'degree_key_sealed', 'scopes'])
    .where('reading_id', 'in', [...readingIds])
    .orderBy('reading_id')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    readingId: row.reading_id,
    // Sealed by the release store; its scopes were checked against the closed list.
    key: JSON.parse(keys.unseal('degree-key', row.degree_key_sealed)) as DegreeKey,
    scopes: row.scopes as Scope[],
  }))
}
