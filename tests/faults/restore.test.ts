import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@perga/server/platform/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { postgresqlPrograms } from '../support/postgresql-cluster.ts'
import { ServerProcess } from '../support/server-process.ts'
import { type TestDatabase, withTables } from '../support/test-database.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let url: string
let server: ServerProcess
let restored: ServerProcess
beforeAll(async () => {
  world = await startWorld({
    start: async (environment, { database }) => {
      url = database.url ?? ''
      server = new ServerProcess({ ...environment, DATABASE_URL: url })
      restored = new ServerProcess({ ...environment, DATABASE_URL: copyOf(url) })
      await server.start()
      return { stop: () => restored.stop() }
    },
  })
})
afterAll(() => world?.stop())

const copyOf = (address: string) => `${address}_restored`

test('a dump restored elsewhere is the same to the last row, and what was issued before verifies there', async () => {
  const code = await new Graduate(world, 'giorgos').share('aegis')
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const { data } = await reader.read(code)
  const identifier = data[0]?.verificationIdentifier ?? ''
  expect(await reader.verify(identifier)).toMatchObject({ error: null })
  await server.stop()

  restore()
  const copy = withTables(await openDatabase({ kind: 'postgresql', url: copyOf(url), poolSize: 2 }), copyOf(url))
  const [kept, found] = [await contents(world.database), await contents(copy)]
  expect(kept['public.releases']).toMatchObject({ rows: data.length })
  expect(found).toEqual(kept)
  await copy.close()

  await restored.start()
  expect(await reader.verify(identifier)).toMatchObject({ error: null })
  expect((await reader.read(code)).data).toHaveLength(data.length)
}, 120_000)

/** As `docs/operations.md` says it is done. */
function restore(): void {
  const directory = mkdtempSync(join(tmpdir(), 'perga-dump-'))
  const file = join(directory, 'perga.dump')
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(join(postgresqlPrograms() ?? '', program), parameters, { stdio: 'pipe' })
  run('pg_dump', '--format=custom', `--file=${file}`, url)
  run('createdb', `--maintenance-db=${url}`, new URL(copyOf(url)).pathname.slice(1))
  run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${copyOf(url)}`, file)
  rmSync(directory, { recursive: true })
}

/** Of every table how many rows it has and a hash over all of them. */
async function contents({ db }: TestDatabase): Promise<Record<string, { rows: number; hash: string | null }>> {
  const tables = await sql<{ name: string }>`select n.nspname || '.' || c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition order by 1`.execute(db)
  const found: Record<string, { rows: number; hash: string | null }> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ rows: number; hash: string | null }>`select count(*) as rows,
      encode(sha256(string_agg(t::text, E'\\n' order by t::text)::bytea), 'hex') as hash
      from ${sql.table(name)} t`.execute(db)
    if (rows[0] !== undefined) found[name] = rows[0]
  }
  return found
}
