import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockDirectory } from './directory-lock.ts'
import { NamingClient } from './named-statements.ts'
import { PglitePool } from './pglite-pool.ts'
import { type Work, workOn } from './work.ts'

/** An open database and how to end it. `pool` is what the job queue speaks to directly. */
export interface OpenDatabase {
  db: Work
  pool: pg.Pool | PglitePool
  close(): Promise<void>
}

export type DatabaseAddress =
  | { kind: 'postgresql'; url: string; poolSize: number }
  | { kind: 'embedded'; directory: string }

/** Opens PostgreSQL, or the embedded database under its own lock (throws `DirectoryInUse`). */
export async function openDatabase(address: DatabaseAddress): Promise<OpenDatabase> {
  return address.kind === 'postgresql' ? openPostgresql(address.url, address.poolSize) : openEmbedded(address.directory)
}

function openPostgresql(url: string, poolSize: number): OpenDatabase {
  // count(*) and bigint as numbers, as the embedded database gives them.
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5_000,
    // Statements that are sent together travel together; see sendTogether.
    pipeline: true,
    Client: NamingClient,
  })
  // A lost connection is replaced at the next use, and fails what is under way on it; without a listener, on the pool while it is
  // idle and on itself while it is lent out, it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  return { db: workOn(db), pool, close: () => db.destroy() }
}

async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const unlock = await lockDirectory(directory)
  const pool = await PglitePool.open(`${directory}/pglite`)
  const opened = useEmbedded(pool)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await unlock()
    },
  }
}

/** The database over an embedded pool that is already open. */
export function useEmbedded(pool: PglitePool): OpenDatabase {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  return {
    db: workOn(db),
    pool,
    close: async () => {
      await db.destroy()
      await pool.end()
    },
  }
}

/** Whether the database refused a row because another has its key (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

// SQLSTATE classes 08 (connection) and 53 (resources: disk, memory, connections), and 57P01 to 57P03 (shutting down, starting up);
// the codes of the socket; and what node-postgres says where it has no code.
const UNAVAILABLE = /^(08...|53...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const UNAVAILABLE_TEXT = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Whether a call failed because the database cannot be reached or has no room, which passes, and not because of the call. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'code' in error ? UNAVAILABLE.test(String(error.code)) : UNAVAILABLE_TEXT.test(error.message)
}
