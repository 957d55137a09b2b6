import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { openQueue, type Queue } from './jobs.ts'
import { inTransaction } from './work.ts'

let database: TestDatabase
let jobs: Queue
let ran: object[]
async function start(): Promise<Queue> {
  // Much longer than a test waits: what is worked here was woken.
  const queue = openQueue({ database, work: true, lookEverySeconds: 600, onError: () => undefined })
  await queue.start([{ name: 'note', run: async (input) => void ran.push(input) }])
  return queue
}
beforeEach(async () => {
  ran = []
  database = await openTestDatabase()
  jobs = await start()
})
afterEach(async () => {
  await jobs.stop()
  await database.close()
})

const enter = (input: object) => inTransaction(database.db, (transaction) => jobs.enqueue(transaction, 'note', input))
const untilRun = (count: number) => expect.poll(() => ran.length, { timeout: 30_000 }).toBe(count)

test('a job is worked when its transaction has ended, before the worker looks by itself', async () => {
  for (const count of [1, 2, 3]) {
    await enter({ count })
    await untilRun(count)
  }
  expect(ran).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }])
})

test('a job of a transaction that failed is never worked', async () => {
  const failing = inTransaction(database.db, async (transaction) => {
    await jobs.enqueue(transaction, 'note', {})
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await enter({ after: true })
  await untilRun(1)
  expect(ran).toEqual([{ after: true }])
})

test('a queue of an earlier version, which only polled, is woken too', async () => {
  await jobs.stop()
  await sql`update pgboss.queue set notify = false where name = 'note'`.execute(database.db)
  jobs = await start()
  await enter({ woken: true })
  await untilRun(1)
})

test.skipIf(inject('postgresql') === null)(
  'a listener whose connection is lost comes back and hears again',
  async () => {
    const listeners = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query like 'listen%'`
    const [before] = (await listeners.execute(database.db)).rows
    await sql`select pg_terminate_backend(${before?.pid})`.execute(database.db)
    const listening = async () => (await listeners.execute(database.db)).rows.map(({ pid }) => pid !== before?.pid)
    await expect.poll(listening, { timeout: 30_000 }).toEqual([true])
    await enter({ after: 'the gap' })
    await untilRun(1)
  },
)
