import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const PUBLISHED = /^ {2}(\w+): Pick<\s*\w+\['\w+'\],([^>]*)>/gm

/** The views that features declare in their `published.ts`, with their columns. */
const declared = globSync('apps/server/src/*/published.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(PUBLISHED)].map(([, view = '', columns = '']) => ({
    view,
    columns: [...columns.matchAll(/'(\w+)'/g)].map(([, column]) => column).sort(),
  })),
)

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('what features publish of their tables', () => {
  test('every view of the database is declared, with exactly its columns', async () => {
    const { rows } = await sql<{ view: string; columns: string[] }>`
      select c.table_name as view, array_agg(c.column_name::text order by c.column_name::text) as columns
      from information_schema.columns c join information_schema.views v using (table_schema, table_name)
      where c.table_schema = 'public' group by c.table_name order by c.table_name`.execute(database.db)
    expect(rows).toEqual(declared.toSorted((one, other) => (one.view < other.view ? -1 : 1)))
  })

  test.each(declared.map(({ view }) => view))('%s refuses writes', async (view) => {
    const table = sql.table(view)
    await expect(sql`insert into ${table} default values`.execute(database.db)).rejects.toThrow('read only')
  })
})
