import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { useEmbedded } from '@perga/server/platform/database.ts'
import { PglitePool } from '@perga/server/platform/pglite-pool.ts'
import { migrationNames } from '@perga/server/platform/schema-version.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { SPAWN_ENVIRONMENT } from '../support/spawn-environment.ts'
import { openTestDatabase, type TestDatabase, withTables } from '../support/test-database.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const isEmbedded = inject('postgresql') === null
const newest = (await migrationNames()).at(-1) ?? ''
const REFUSED = { code: 1, output: '' }

let directory: string
/** What another process opens this test's database by. */
let settings: Record<string, string>
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'perga-schema-'))
  settings = {
    PERGA_VAR: directory,
    PERGA_PORT: '0',
    PERGA_MASTER_KEY: randomBytes(32).toString('base64'),
    TAX_AUTHORITY_URL: 'http://localhost:1',
    TAX_AUTHORITY_CLIENT_ID: 'id',
    TAX_AUTHORITY_CLIENT_SECRET: 'secret',
    SEAL_KEY_FILE: 'none',
    SEAL_CHAIN_FILE: 'none',
  }
})
afterEach(() => rmSync(directory, { recursive: true }))

test.skipIf(isEmbedded)(
  'Z1: a server refuses a database that was not migrated in one sentence, and starts no job queue',
  async () => {
    const { db, close } = await openForProcesses()
    await sql`delete from kysely_migration where name = ${newest}`.execute(db)
    const errors = `The database lacks migrations of this version (${newest}): run "npm run migrate" and start again.\n`
    expect(await run('apps/server/src/main.ts')).toEqual({ ...REFUSED, errors })
    const queue = await sql`select from pg_namespace where nspname = 'pgboss'`.execute(db)
    expect(queue.rows).toEqual([])
    await close()
  },
)

test('Z1: a database of a newer version is refused in one sentence by the server, by the migration and by a command', async () => {
  const database = await openForProcesses()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', now())`.execute(database.db)
  await database.close()
  const errors =
    'The database belongs to a newer version of Perga, for this one does not know its migration 9999-newer: start that version.\n'
  for (const program of ['main', 'commands/migrate', 'commands/rotate-identifier-key'])
    expect([program, await run(`apps/server/src/${program}.ts`)]).toEqual([program, { ...REFUSED, errors }])
})

/** A migrated database: on the server, or in this test's directory, where one process at a time may have it. */
async function openForProcesses(): Promise<TestDatabase> {
  if (isEmbedded) {
    const snapshot = new Blob([readFileSync(inject('snapshot'))])
    return withTables(useEmbedded(await PglitePool.open(`${directory}/pglite`, snapshot)), null)
  }
  const database = await openTestDatabase()
  settings.DATABASE_URL = database.url ?? ''
  return database
}

/** Runs a program of the server to its end. */
async function run(file: string): Promise<{ code: number; output: string; errors: string }> {
  const child = spawn(process.execPath, [file], { cwd: ROOT, env: { ...SPAWN_ENVIRONMENT, ...settings } })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, output, errors }
}
