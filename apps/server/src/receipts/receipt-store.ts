import type { Keys } from '../platform/keys.ts'
import type { OpenTransaction, Work } from '../platform/work.ts'
import { degreesTold, describedReceipts } from './receipt-content-store.ts'
import { tables } from './tables.ts'

/** How long a process may take to mail what it has claimed. */
const CLAIM_MS = 10 * 60 * 1000

/** A decision by which a receipt is seen only later. */
interface ReceiptDelay {
  until: Date
  reason: string
  decidedBy: string
  decidedAt: Date
}

interface NewReceipt {
  id: string
  readingId: string
  now: Date
  delay?: ReceiptDelay | null
}

/** Receipts: who read a holder's diplomas, when, on what basis. One for each completed reading. */
export function receiptStore(db: Work, keys: Keys) {
  return { ...enteredReceipts(db), ...shownReceipts(db, keys), ...mailedReceipts(db, keys) }
}
export type ReceiptStore = ReturnType<typeof receiptStore>
export type DueReceipt = Awaited<ReturnType<ReceiptStore['claimDue']>>[number]

/** When a receipt comes to be, is put off, and is removed. */
function enteredReceipts(db: Work) {
  return {
    /**
     * Enters the receipt of a reading, once, and says whether it did; a holder's own copies and readings without a known holder
     * have none. It is seen from now on, unless a decision puts it off.
     */
    async enter({ id, readingId, now, delay = null }: NewReceipt, database: Work = db): Promise<boolean> {
      const reading = await findReading(database, readingId)
      if (reading === undefined || reading.holder_id === null || reading.basis === 'holder-copy') return false
      const row = { id, reading_id: readingId, holder_id: reading.holder_id, created_at: now }
      const { numInsertedOrUpdatedRows } = await tables(database)
        .insertInto('receipts')
        .values({ ...row, ...(delay === null ? { visible_from: now } : delayed(delay)) })
        .onConflict((conflict) => conflict.column('reading_id').doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0) > 0
    },

    /** Puts the receipt of an inspection off. Says when its holder was told already, or when there is no such inspection. */
    async delay(
      transaction: OpenTransaction,
      delay: { id: string; inspectionId: string; until: Date; reason: string; decidedBy: string; now: Date },
    ): Promise<'delayed' | 'told already' | 'unknown'> {
      const readingId = await readingOfInspection(transaction, delay.inspectionId)
      const reading = readingId && (await findReading(transaction, readingId))
      if (!reading || reading.holder_id === null) return 'unknown'
      const decision = delayed({ ...delay, decidedAt: delay.now })
      const row = { id: delay.id, reading_id: readingId, holder_id: reading.holder_id, created_at: delay.now }
      const { numInsertedOrUpdatedRows } = await tables(transaction)
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
      return Number(numInsertedOrUpdatedRows ?? 0) > 0 ? 'delayed' : 'told already'
    },

    async eraseOf(transaction: OpenTransaction, holderIds: readonly string[]): Promise<void> {
      await tables(transaction)
        .deleteFrom('receipts')
        .where('holder_id', 'in', [...holderIds])
        .execute()
    },
  }
}

/** What holders see of their receipts. */
function shownReceipts(db: Work, keys: Keys) {
  return {
    /** The receipts that a person may see now, newest first. */
    async visibleTo(holderIds: readonly string[], now: Date) {
      const rows = await describedReceipts(db)
        .where('receipts.holder_id', 'in', [...holderIds])
        .where('receipts.visible_from', '<=', now)
        .orderBy('readings.created_at', 'desc')
        .execute()
      const degreesOf = await degreesTold(rows, { db, keys })
      return rows.map((row) => ({ ...row, degrees: degreesOf(row) }))
    },

    async markSeen(holderIds: readonly string[], now: Date): Promise<void> {
      await tables(db)
        .updateTable('receipts')
        .set({ seen_at: now })
        .where('holder_id', 'in', [...holderIds])
        .where('visible_from', '<=', now)
        .where('seen_at', 'is', null)
        .execute()
    },
  }
}

/** Receipts on their way to a holder's address. */
function mailedReceipts(db: Work, keys: Keys) {
  return {
    /**
     * Claims the receipts that are due at a confirmed address, so that no other process mails them meanwhile. What became
     * visible before the address was confirmed stays in the history alone.
     */
    async claimDue(now: Date) {
      const claimed = await tables(db)
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
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('receipt_addresses')
              .select('receipt_addresses.holder_id')
              .whereRef('receipt_addresses.holder_id', '=', 'receipts.holder_id')
              .whereRef('receipt_addresses.confirmed_at', '<=', 'receipts.visible_from'),
          ),
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
      const degreesOf = await degreesTold(rows, { db, keys })
      return rows.map(({ email_sealed, ...row }) => ({
        ...row,
        email: keys.unseal('receipt-address', email_sealed),
        degrees: degreesOf(row),
      }))
    },

    /** A claimed receipt was mailed, or could not be and is due again. */
    async settleMail(id: string, mailedAt: Date | null): Promise<void> {
      await tables(db)
        .updateTable('receipts')
        .set({ mail_claimed_at: null, mailed_at: mailedAt })
        .where('id', '=', id)
        .execute()
    },
  }
}

function delayed({ until, reason, decidedBy, decidedAt }: ReceiptDelay) {
  return { visible_from: until, delay_reason: reason, delay_decided_by: decidedBy, delay_decided_at: decidedAt }
}

async function readingOfInspection(db: Work, inspectionId: string): Promise<string | null> {
  const row = await tables(db)
    .selectFrom('inspection_facts as inspections')
    .select('reading_id')
    .where('id', '=', inspectionId)
    .executeTakeFirst()
  return row?.reading_id ?? null
}

// An erased holder is nobody: an authorization still names the empty record, but nobody is told of it any more.
function findReading(db: Work, readingId: string) {
  return tables(db)
    .selectFrom('reading_facts as readings')
    .leftJoin('authorization_states as authorizations', 'authorizations.id', 'readings.authorization_id')
    .leftJoin('holder_indices as holders', (join) =>
      join.onRef('holders.id', '=', 'authorizations.holder_id').on('holders.erased_at', 'is', null),
    )
    .select((column) => [
      'readings.basis',
      column.fn
        .coalesce(
          'holders.id',
          column
            .selectFrom('release_facts as releases')
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
