import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { everyTable } from '../testing/every-table.ts'
import { sendTogether } from './send-together.ts'
import { tables } from './tables.ts'
import { inTransaction, type OpenTransaction } from './work.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const event = (transaction: OpenTransaction, act: string) =>
  tables(transaction)
    .insertInto('audit_events')
    .values({ at: new Date(), actor: 'test', act, detail: '{}' })
    .returning('act')
const acts = async () =>
  (await everyTable(database.db).selectFrom('audit_events').select('act').orderBy('id').execute()).map(({ act }) => act)

test('statements that are sent together run in their order and give each its own result', async () => {
  const results = await inTransaction(database.db, (transaction) =>
    sendTogether(transaction, [
      event(transaction, 'one'),
      event(transaction, 'two'),
      tables(transaction).selectFrom('audit_events').select('act').orderBy('id'),
    ]),
  )
  expect(results.map(({ rows }) => rows)).toEqual([
    [{ act: 'one' }],
    [{ act: 'two' }],
    [{ act: 'one' }, { act: 'two' }],
  ])
})

test('where one of them fails, nothing of the transaction stays and the failure is the first one', async () => {
  const before = await acts()
  const failing = inTransaction(database.db, (transaction) =>
    sendTogether(transaction, [
      event(transaction, 'lost'),
      tables(transaction).deleteFrom('audit_events'),
      event(transaction, 'lost too'),
    ]),
  )
  await expect(failing).rejects.toThrow('never changed')
  expect(await acts()).toEqual(before)
})

test('the same statement several times at once, the first time on its connection, is answered each time', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `at once ${index}`)
  await inTransaction(database.db, (transaction) =>
    sendTogether(
      transaction,
      texts.map((text) => event(transaction, text)),
    ),
  )
  expect((await acts()).slice(-20)).toEqual(texts)
})
