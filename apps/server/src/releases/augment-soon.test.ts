import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'
import type { OpenDatabase } from '../platform/database.ts'
import { augmentSoon } from './augment-soon.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const log = pino({ level: 'silent' })

test('C1: many readings of a second enter one job, and the next reading another', async () => {
  const enqueue = vi.fn(async () => undefined)
  const soon = augmentSoon({ db: database.db, enqueue, log })
  for (let reading = 0; reading < 20; reading += 1) soon.afterReading()
  vi.advanceTimersByTime(1_000)
  await vi.waitFor(() => expect(enqueue).toHaveBeenCalledTimes(1))
  soon.afterReading()
  vi.advanceTimersByTime(1_000)
  await vi.waitFor(() => expect(enqueue).toHaveBeenCalledTimes(2))
})

test('C1: what failed is taken up again after five seconds, without a reading', async () => {
  const enqueue = vi.fn(async () => undefined)
  const soon = augmentSoon({ db: database.db, enqueue, log })
  soon.afterFailure()
  soon.afterFailure()
  vi.advanceTimersByTime(4_999)
  expect(enqueue).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await vi.waitFor(() => expect(enqueue).toHaveBeenCalledTimes(1))
})

test('a queue that fails disturbs nobody, and nothing is entered after closing', async () => {
  const enqueue = vi.fn(() => Promise.reject(new Error('no queue')))
  const soon = augmentSoon({ db: database.db, enqueue, log })
  soon.afterReading()
  vi.advanceTimersByTime(1_000)
  await vi.waitFor(() => expect(enqueue).toHaveBeenCalledTimes(1))
  soon.afterReading()
  soon.afterFailure()
  soon.close()
  vi.advanceTimersByTime(20_000)
  expect(enqueue).toHaveBeenCalledTimes(1)
})
