import { migrate } from '@perga/server/platform/migrate.ts'
import { PglitePool } from '@perga/server/platform/pglite-pool.ts'
import { requireExactSchema } from '@perga/server/platform/schema-version.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows, dumpOf, type EarlierDatabase, earlierDatabases } from '../earlier-databases/earlier-database.ts'
import { Reader } from '../support/actors.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { startWorld, type World } from '../support/world.ts'

// A day later: nothing that was given for longer has ended.
const LATER_MS = 24 * 3_600_000

test('there is a database of an earlier version', () => {
  expect(earlierDatabases().map(({ name }) => name)).toContain('e120ce8')
})

describe.each(earlierDatabases())('a database that $name filled', (earlier) => {
  let database: TestDatabase
  let world: World
  beforeAll(async () => {
    database = await openTestDatabase()
    await restore(database, earlier)
  })
  afterAll(() => (world ?? { stop: () => database.close() }).stop())

  test('is restored with every row', async () => {
    expect(await countRows(database)).toEqual(earlier.rows)
  })

  test('is migrated to the schema that a new database has, and loses no row', async () => {
    const before = await names(database)
    const applied = await migrate(database)
    expect(await names(database)).toEqual([...before, ...applied])
    await requireExactSchema(database)
    expect(await schemaOf(database)).toEqual(await newSchema())
    expect(await countRows(database)).toMatchObject({
      ...rowsKept(earlier),
      kysely_migration: before.length + applied.length,
    })
  })

  test('is served: what was released verifies with its key, and an open link opens', async () => {
    const startsAt = new Date(Date.parse(earlier.madeAt) + LATER_MS)
    world = await startWorld({ database, masterKey: Buffer.from(earlier.masterKey, 'base64'), startsAt })
    const reader = new Reader(world)
    await reader.logIn('hr.aegis')
    const verified = await reader.verify(earlier.verificationIdentifier)
    expect(verified).toMatchObject({ error: null, verified: true, match: true })
    const { data } = await reader.read(earlier.accessLink)
    expect(data.length).toBeGreaterThan(0)
  })
})

/** Puts the dump in the place of a database that is migrated: the tables are those of the earlier version. */
async function restore(database: TestDatabase, earlier: EarlierDatabase): Promise<void> {
  const script = `drop schema public cascade; create schema public; ${dumpOf(earlier)}; reset all;`
  const { pool } = database
  if (pool instanceof PglitePool) await pool.executeScript(script)
  else await pool.query(script)
}

/** A later migration that removes a table or moves rows is named in the facts of the dump, with the rows that it leaves. */
function rowsKept({ rows, rowsAfter }: EarlierDatabase): Record<string, number | null> {
  const kept = Object.entries({ ...rows, ...rowsAfter }).filter(([, count]) => count !== null)
  return Object.fromEntries(kept)
}

async function names({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function newSchema(): Promise<string[]> {
  const fresh = await openTestDatabase()
  const schema = await schemaOf(fresh)
  await fresh.close()
  return schema
}

/** Every column, constraint, index, trigger and view of the public schema, each in a line, with what it is defined by. */
async function schemaOf({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('column %s.%s %s null %s default %s', table_name, column_name, udt_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select format('constraint %s %s %s valid %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'
    union all select format('partition %s %s', relname, pg_get_expr(relpartbound, oid)) from pg_class
      where relispartition and relnamespace = 'public'::regnamespace
    order by 1`.execute(db)
  return rows.map(({ line }) => line)
}
