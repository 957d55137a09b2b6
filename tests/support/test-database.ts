import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type OpenDatabase, openDatabase, useEmbedded } from '@perga/server/platform/database.ts'
import { PglitePool } from '@perga/server/platform/pglite-pool.ts'
import { type EveryTableDatabase, everyTable } from '@perga/server/testing/every-table.ts'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of a test's own, with every table; `url` is what another process opens it by, null for the embedded one. */
export interface TestDatabase extends OpenDatabase {
  db: EveryTableDatabase
  url: string | null
}

/** A migrated database for one test file, on whichever of the two databases this run is about. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresql')
  if (server === null) return withTables(await openSnapshot(inject('snapshot')), null)
  const url = await cloneTemplate(server)
  return withTables(await openDatabase({ kind: 'postgresql', url, poolSize: 10 }), url)
}

/** An open database with every table. */
export function withTables(database: OpenDatabase, url: string | null): TestDatabase {
  return { ...database, db: everyTable(database.db), url }
}

async function openSnapshot(path: string): Promise<OpenDatabase> {
  return useEmbedded(await PglitePool.open(undefined, new Blob([readFileSync(path)])))
}

async function cloneTemplate(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  // One clone at a time: the template admits no second user while it is copied.
  await client.query('select pg_advisory_lock(1)')
  await client.query(`create database ${name} template template_perga`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** A directory with the sandbox's keys, made once for all test files; null outside of vitest, where each world makes its own. */
export const sandboxKeys = (): string | null => (process.env.VITEST ? inject('sandboxKeys') : null)
