import { sql } from 'kysely'
import type { OpenTransaction, Work } from '../platform/work.ts'
import { tables } from './tables.ts'

const HOUR_MS = 3_600_000
/** A check that is still open after this was broken off. */
const UNDER_WAY_MS = 60_000

export interface NewInspection {
  id: string
  userIndex: Buffer
  clientId: string
  institution: string
  purpose: string
  caseNumber: string | null
  createdAt: Date
}

/** The ex-officio checks: who, for whom, where, why, and how it came out. Whom they looked for is not kept. */
export function inspectionStore(db: Work) {
  return { ...inspectionLimits, ...enteredInspections(db) }
}
export type InspectionStore = ReturnType<typeof inspectionStore>

/** How much a user checked, and the lock that follows from too much. */
const inspectionLimits = {
  /** What a user did in the last hour. The user's further checks wait until this transaction ends. */
  async pastHour(transaction: OpenTransaction, userIndex: Buffer, now: Date) {
    const lock = userIndex.readBigInt64BE(0).toString()
    await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(tables(transaction))
    const { liftedAt } = await tables(transaction)
      .selectFrom('inspection_locks')
      .select(({ fn }) => fn.max('lifted_at').as('liftedAt'))
      .where('user_index', '=', userIndex)
      .executeTakeFirstOrThrow()
    // Whose lock was lifted begins anew: what led to it does not lock a second time.
    const since = (milliseconds: number) => new Date(Math.max(now.getTime() - milliseconds, liftedAt?.getTime() ?? 0))
    const past = await tables(transaction)
      .selectFrom('inspections')
      .select(({ fn }) => [
        fn.countAll<number>().as('checks'),
        fn.countAll<number>().filterWhere('state', '=', 'not-found').as('misses'),
        fn
          .countAll<number>()
          .filterWhere('state', '=', 'open')
          .filterWhere('created_at', '>', since(UNDER_WAY_MS))
          .as('underWay'),
      ])
      .where('user_index', '=', userIndex)
      .where('created_at', '>', since(HOUR_MS))
      .executeTakeFirstOrThrow()
    const locked = await tables(transaction)
      .selectFrom('inspection_locks')
      .select('locked_until')
      .where('user_index', '=', userIndex)
      .where('locked_until', '>', now)
      .where('lifted_at', 'is', null)
      .executeTakeFirst()
    return { ...past, lockedUntil: locked?.locked_until ?? null }
  },

  async lock(
    transaction: OpenTransaction,
    { id, userIndex, from, until }: { id: string; userIndex: Buffer; from: Date; until: Date },
  ) {
    await tables(transaction)
      .insertInto('inspection_locks')
      .values({ id, user_index: userIndex, locked_at: from, locked_until: until })
      .execute()
  },
}

function enteredInspections(db: Work) {
  return {
    async insert(transaction: OpenTransaction, inspection: NewInspection) {
      await tables(transaction)
        .insertInto('inspections')
        .values({
          id: inspection.id,
          user_index: inspection.userIndex,
          client_id: inspection.clientId,
          institution_code: inspection.institution,
          purpose: inspection.purpose,
          case_number: inspection.caseNumber,
          state: 'open',
          created_at: inspection.createdAt,
        })
        .execute()
    },

    /** Says how an open check came out, and which reading came of it. Throws when it is not open any more. */
    async close(
      transaction: Work,
      id: string,
      outcome:
        | { state: 'found'; results: number; reading_id: string }
        | { state: 'not-found' | 'unanswered'; results: number | null },
    ) {
      const { numUpdatedRows } = await tables(transaction)
        .updateTable('inspections')
        .set(outcome)
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) throw new Error('this check is no longer open')
    },

    find: (id: string) =>
      tables(db)
        .selectFrom('inspections')
        .select(['client_id', 'institution_code', 'state'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** How often a client checked since `from`, by purpose, the most frequent first. */
    purposes: (clientId: string, from: Date) =>
      tables(db)
        .selectFrom('inspections')
        .select(({ fn }) => [
          'purpose',
          fn.countAll<number>().as('checks'),
          fn.countAll<number>().filterWhere('state', '=', 'found').as('found'),
        ])
        .where('client_id', '=', clientId)
        .where('created_at', '>=', from)
        .groupBy('purpose')
        .orderBy('checks', 'desc')
        .orderBy('purpose')
        .limit(1000)
        .execute(),
  }
}
