import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { migrate } from './migrate.ts'
import { migrationNames, requireExactSchema, SchemaMismatch } from './schema-version.ts'

const [beforeNewest = '', newest = ''] = (await migrationNames()).slice(-2)
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

test('a database with every migration of this version and no other is accepted', async () => {
  await expect(requireExactSchema(database)).resolves.toBeUndefined()
  expect(await migrate(database)).toEqual([])
})

test('a database that lacks a migration is refused in one sentence that says what to run', async () => {
  await forget(newest)
  const sentence = `The database lacks migrations of this version (${newest}): run "npm run migrate" and start again.`
  await expect(requireExactSchema(database)).rejects.toThrow(new SchemaMismatch(sentence))
})

test('a database without any migration of ours lacks all of them', async () => {
  await sql`drop table kysely_migration`.execute(database.db)
  const message = expect.stringContaining(`lacks migrations of this version (0001-main-job to ${newest})`)
  await expect(requireExactSchema(database)).rejects.toMatchObject({ message })
})

test('a database of a newer version is refused, by its migration as well', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', now())`.execute(database.db)
  const sentence =
    'The database belongs to a newer version of Perga, for this one does not know its migration 9999-newer: start that version.'
  await expect(requireExactSchema(database)).rejects.toThrow(new SchemaMismatch(sentence))
  await expect(migrate(database)).rejects.toThrow(new SchemaMismatch(sentence))
})

test('a database that lacks a migration before its last is refused, and nothing is applied to it', async () => {
  await forget(beforeNewest)
  const message = expect.stringContaining(`has the migration ${newest} but not ${beforeNewest}`)
  await expect(requireExactSchema(database)).rejects.toMatchObject({ message })
  await expect(migrate(database)).rejects.toMatchObject({ message })
})

const forget = (name: string) => sql`delete from kysely_migration where name = ${name}`.execute(database.db)
