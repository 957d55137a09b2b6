import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { everyTable } from '../testing/every-table.ts'
import { openQueue } from './jobs.ts'
import { inTransaction } from './work.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const entry = (act: string) => ({ at: new Date(), actor: 'test', act, detail: '{}' })

const acts = async () => {
  const rows = await database.db.selectFrom('audit_events').select('act').orderBy('id').execute()
  return rows.map((row) => row.act)
}

test.runIf(inject('postgresql') !== null)(
  'a statement with parameters is planned once a connection; one that asks for all columns keeps no plan',
  async () => {
    await database.db.connection().execute(async (connection) => {
      const named = () =>
        sql<{ statement: string }>`select statement from pg_prepared_statements`
          .execute(connection)
          .then(({ rows }) => rows)
      const before = (await named()).length
      for (const act of ['one', 'two']) {
        await connection.selectFrom('audit_events').select('act').where('act', '=', act).execute()
        await connection.selectFrom('audit_events').selectAll().where('act', '=', act).execute()
      }
      const after = await named()
      expect(after.length).toBe(before + 1)
      expect(after.at(-1)?.statement).toContain('select "act" from "audit_events"')
    })
  },
)

test('what a failed transaction wrote is gone, what others wrote meanwhile stays', async () => {
  const failing = inTransaction(database.db, async (transaction) => {
    await everyTable(transaction).insertInto('audit_events').values(entry('lost')).execute()
    await new Promise((resolve) => setTimeout(resolve, 50))
    throw new Error('no')
  })
  const other = database.db.insertInto('audit_events').values(entry('kept')).execute()
  await expect(failing).rejects.toThrow('no')
  await other
  expect(await acts()).toEqual(['kept'])
})

test.runIf(inject('postgresql') === null)(
  'the outer database is refused inside a transaction instead of hanging',
  async () => {
    const nested = inTransaction(database.db, () => database.db.selectFrom('audit_events').selectAll().execute())
    await expect(nested).rejects.toThrow('inside a transaction')
  },
)

test('Z4: the audit can neither be changed nor shortened', async () => {
  await expect(database.db.updateTable('audit_events').set({ actor: 'other' }).execute()).rejects.toThrow(
    'never changed',
  )
  await expect(database.db.deleteFrom('audit_events').execute()).rejects.toThrow('never changed')
})

test('a job entered in a transaction runs once it commits, and never when it fails', async () => {
  const seen: object[] = []
  const definitions = [{ name: 'note', run: async (input: object) => void seen.push(input) }]
  const jobs = openQueue({ database, work: true, onError: () => undefined })
  await jobs.start(definitions)
  await inTransaction(database.db, (transaction) => jobs.enqueue(transaction, 'note', { number: 1 }))
  const failing = inTransaction(database.db, async (transaction) => {
    await jobs.enqueue(transaction, 'note', { number: 2 })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await expect.poll(() => seen, { timeout: 10_000 }).toEqual([{ number: 1 }])
  await jobs.stop()
  expect(seen).toEqual([{ number: 1 }])
})
