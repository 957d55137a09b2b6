import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type OpenDatabase, openDatabase, useEmbedded } from '@perga/server/platform/database.ts'
import { PglitePool } from '@perga/server/platform/pglite-pool.ts'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of a test's own; `url` is what another process opens it by, null for the embedded one. */
export type TestDatabase = OpenDatabase & { url: string | null }

/** A migrated database for one test file, on whichever of the two databases this run is about. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresql')
  if (server === null) return { ...(await openSnapshot(inject('snapshot'))), url: null }
  const url = await cloneTemplate(server)
  return { ...(await openDatabase({ kind: 'postgresql', url, poolSize: 10 })), url }
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
