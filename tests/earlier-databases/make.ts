// Fills a database with what people do and leaves its dump here, for `tests/system/earlier-databases.test.ts`:
// `node scripts/run-on-24.js tests/earlier-databases/make.ts <version>`, once a release (docs/operations.md).
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { openDatabase } from '@perga/server/platform/database.ts'
import { migrate } from '@perga/server/platform/migrate.ts'
import { sql } from 'kysely'
import { type Cluster, postgresqlPrograms, startCluster } from '../support/postgresql-cluster.ts'
import { withTables } from '../support/test-database.ts'
import { startWorld, type World } from '../support/world.ts'
import { countRows, type EarlierDatabase } from './earlier-database.ts'
import { useService } from './use-service.ts'

const [name = ''] = process.argv.slice(2)
if (!/^[\w.-]+$/.test(name)) {
  process.stderr.write('Name the version: node scripts/run-on-24.js tests/earlier-databases/make.ts <version>\n')
  process.exit(1)
}
const cluster = await startCluster()
try {
  await make(cluster)
} finally {
  await cluster.stop()
}

async function make(cluster: Cluster): Promise<void> {
  const url = cluster.url('postgres')
  const database = withTables(await openDatabase({ kind: 'postgresql', url, poolSize: 10 }), url)
  await migrate(database)
  const masterKey = randomBytes(32)
  const settings = { PERGA_TRUST_PROXY: 'true' }
  const world = await startWorld({ database, masterKey, settings })
  try {
    const released = await useService(world)
    await untilJobsAreDone(world)
    const rows = await countRows(database)
    const facts: EarlierDatabase = {
      name,
      madeAt: new Date().toISOString(),
      masterKey: masterKey.toString('base64'),
      ...released,
      rows,
    }
    writeFileSync(join(import.meta.dirname, `${name}.sql.gz`), gzipSync(dump(url), { level: 9 }))
    writeFileSync(join(import.meta.dirname, `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`)
    const empty = Object.keys(rows).filter((table) => rows[table] === 0)
    process.stdout.write(`Tables without a row: ${empty.join(', ')}\n`)
  } finally {
    await world.stop()
  }
}

/** In statements that both databases run; psql's own commands are left out. */
function dump(url: string): string {
  const program = join(postgresqlPrograms() ?? '', 'pg_dump')
  const parameters = ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges', '--no-comments', url]
  const text = execFileSync(program, parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return text.replaceAll(/^\\(?:un)?restrict .*$/gm, '')
}

/** Waits until every job that is due is done and every signature raised, at most a minute. */
async function untilJobsAreDone({ database: { db } }: World): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const due =
      await sql`select from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()`.execute(
        db,
      )
    const unraised = await db.selectFrom('releases').select('audit_id').where('level', '=', 'B-B').execute()
    if (due.rows.length + unraised.length === 0) return
    await sleep(1000)
  }
  throw new Error('the jobs were not done within a minute')
}
