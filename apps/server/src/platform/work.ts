import { type Kysely, sql, type Transaction } from 'kysely'
import { PglitePool } from './pglite-pool.ts'

declare const key: unique symbol

/** The database, or a transaction on it, without its tables: a feature sees its own through `tablesOf`. */
export interface Work {
  readonly [key]: 'work'
}

/** A transaction that is open: what must happen with its other statements, or not at all, takes this. */
export interface OpenTransaction extends Work {
  readonly isTransaction: true
}

type Writes = 'insertInto' | 'updateTable' | 'deleteFrom' | 'replaceInto' | 'mergeInto'

/** A handle that writes the tables `Own` and also reads the published views `Read`. */
export type Tables<Own, Read = unknown> = Omit<Kysely<Own & Read>, Writes> & Pick<Kysely<Own>, Writes>

/** Makes the handle of a feature's tables. Called in a feature's `tables.ts` only. */
// Work is Kysely at run time: `workOn` is the only place that makes one.
export const tablesOf =
  <Own, Read = unknown>() =>
  (work: Work) =>
    work as unknown as Tables<Own, Read>

/** What runs statements under a handle, for the queue and the migrations. Called in the platform only. */
export const kyselyOf = (work: Work) => work as unknown as Kysely<unknown>

/** Whether the database answers; throws when it does not. */
export const answers = (work: Work) => sql`select 1`.execute(kyselyOf(work))

/** The opaque handle of an open database. */
export const workOn = (db: Kysely<unknown>) => db as unknown as Work

/** Runs `run` in one transaction; the outer database refuses to be used inside it. */
export function inTransaction<Result>(
  work: Work,
  run: (transaction: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  return kyselyOf(work)
    .transaction()
    .execute((transaction) => PglitePool.holding(() => run(asOpen(transaction))))
}

const asOpen = (transaction: Transaction<unknown>) => transaction as unknown as OpenTransaction
