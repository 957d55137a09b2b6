import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, types } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'

const holder = new AsyncLocalStorage<true>()

/**
 * PGlite behind the interface of a `pg` pool of one connection. Whoever has the connection has it alone, so statements of
 * two requests never mix in one transaction. Asking for it again from inside a transaction would wait for ever: that is a
 * mistake in the code and throws at once.
 */
export class PglitePool implements PostgresPool {
  readonly options = {}
  readonly #database: PGlite
  #last: Promise<void> = Promise.resolve()

  constructor(database: PGlite) {
    this.#database = database
  }

  /** Opens the database in a directory, or in memory; `snapshot` is what a new one starts from. */
  static async open(dataDirectory?: string, snapshot?: Blob): Promise<PglitePool> {
    // bigint and count(*) arrive as text, as they do from pg: one parser setting for both databases.
    const parsers = { [types.INT8]: (text: string) => Number(text), [types.NUMERIC]: (text: string) => text }
    const options = {
      parsers,
      ...(dataDirectory !== undefined && { dataDir: dataDirectory }),
      ...(snapshot && { loadDataDir: snapshot }),
    }
    return new PglitePool(await PGlite.create(options))
  }

  async connect(): Promise<PostgresPoolClient> {
    if (holder.getStore()) {
      throw new Error('the outer database was used inside a transaction; pass the transaction on')
    }
    const release = await this.#acquire()
    return { query: this.#query, release } as PostgresPoolClient // no cursors: Kysely's stream() is not used here
  }

  /** Runs `work` marked as holding the connection. */
  static holding<Result>(work: () => Promise<Result>): Promise<Result> {
    return holder.run(true, work)
  }

  /** Statements without parameters, several at once (migrations, the job queue's own set-up). */
  async executeScript(text: string): Promise<{ rows: unknown[] }> {
    const release = await this.#acquire()
    try {
      const results = await this.#database.exec(text)
      return { rows: results.flatMap((result) => result.rows ?? []) }
    } catch (error) {
      await this.#database.exec('rollback')
      throw error
    } finally {
      release()
    }
  }

  /** Hears what is notified on a channel, in this process as there is no other. */
  async listen(channel: string, onNotify: (payload: string) => void): Promise<{ close(): Promise<void> }> {
    const release = await this.#acquire()
    try {
      const unlisten = await this.#database.listen(channel, onNotify)
      return {
        close: async () => {
          const releaseAgain = await this.#acquire()
          await unlisten().finally(releaseAgain)
        },
      }
    } finally {
      release()
    }
  }

  async end(): Promise<void> {
    if (!this.#database.closed) await this.#database.close()
  }

  /** The data directory as one file, for tests that start from a prepared database. */
  snapshot(): Promise<File | Blob> {
    return this.#database.dumpDataDir('none')
  }

  readonly #query = async (text: string, parameters: unknown[]) => {
    const { rows, affectedRows, fields } = await this.#database.query(text, parameters)
    // Kysely reads the row count of writing commands alone.
    const command = fields.length > 0 && !affectedRows ? 'SELECT' : 'UPDATE'
    return { command, rowCount: affectedRows ?? rows.length, rows }
  }

  async #acquire(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = before.then(() => promise)
    await before
    return resolve
  }
}
