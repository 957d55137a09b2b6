import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss'
import type { OpenDatabase } from './database.ts'
import { listen } from './listen.ts'
import { PglitePool } from './pglite-pool.ts'
import { kyselyOf, type OpenTransaction } from './work.ts'

type QueueDatabase = NonNullable<ConstructorOptions['db']>

/** How often a worker looks for jobs where the database cannot wake it. */
const LOOK_UNWOKEN_SECONDS = 1

/** One kind of background work. Its input is small and holds no personal data. */
export interface JobDefinition<Input extends object = object> {
  name: string
  /** A cron expression (UTC) for work that comes by itself. */
  schedule?: string
  run(input: Input): Promise<void>
}

/** Enters work in the transaction that causes it, so neither happens without the other. */
export type Enqueue = (transaction: OpenTransaction, name: string, input: object) => Promise<void>

/** The queue on the database. */
export interface Queue {
  readonly enqueue: Enqueue
  /** Declares all kinds of work. Called once, before anything is enqueued; where `work` is set, this process does the work too. */
  start(definitions: readonly JobDefinition[]): Promise<void>
  stop(): Promise<void>
}

/** Opens the queue. `onError` hears of the queue's own trouble; a job that throws is tried again. */
export function openQueue(options: {
  database: OpenDatabase
  work: boolean
  /** A worker is woken when a job is entered. This often it looks for those that are tried again or were not heard of: 2 by default. */
  lookEverySeconds?: number
  onError(error: Error): void
}): Queue {
  const { database, work, lookEverySeconds = 2 } = options
  const boss = new PgBoss({ db: queueDatabase(database), supervise: work, schedule: work, useListenNotify: work })
  boss.on('error', options.onError)
  return {
    enqueue: async (transaction, name, input) => {
      await boss.send(name, input, { db: fromKysely(kyselyOf(transaction)) })
    },
    start: async (definitions) => {
      await boss.start()
      for (const definition of definitions) await prepare(boss, definition, work ? lookEverySeconds : null)
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5_000 }),
  }
}

async function prepare(boss: PgBoss, definition: JobDefinition, lookEverySeconds: number | null): Promise<void> {
  const settings = { retryLimit: 20, retryBackoff: true, retryDelay: 2, retryDelayMax: 60, notify: true }
  await boss.createQueue(definition.name, settings)
  // The first send reads the queue's settings through the outer connection; inside a transaction of the embedded
  // database that would wait for ever, so they are read now.
  const known = await boss.getQueue(definition.name)
  // Made by an earlier version, which only polled.
  if (known?.notify !== true) await boss.updateQueue(definition.name, { notify: true })
  if (lookEverySeconds === null) return
  const polling = { pollingIntervalSeconds: LOOK_UNWOKEN_SECONDS, notifyPollingIntervalSeconds: lookEverySeconds }
  await boss.work<object>(definition.name, { ...polling, batchSize: 1 }, async (jobs) => {
    for (const job of jobs) await definition.run(job.data)
  })
  if (definition.schedule) await boss.schedule(definition.name, definition.schedule)
}

function queueDatabase(database: OpenDatabase): QueueDatabase {
  const { pool } = database
  const listening: Pick<QueueDatabase, 'listen'> = {
    listen: (channel, onNotify, onGap) => listen(database, channel, { onNotify, onGap }),
  }
  if (!(pool instanceof PglitePool)) {
    return {
      ...listening,
      executeSql: async (text, values) => {
        const result: unknown = await pool.query(text, values)
        // Several statements in one text come back as a list of results.
        const results = Array.isArray(result) ? result : [result]
        return { rows: results.flatMap((part: { rows?: unknown[] }) => part.rows ?? []) }
      },
    }
  }
  return {
    ...listening,
    executeSql: (text, values) => (values?.length ? runOne(pool, text, values) : pool.executeScript(text)),
  }
}

async function runOne(pool: PglitePool, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  try {
    return await client.query(text, values)
  } finally {
    client.release()
  }
}
