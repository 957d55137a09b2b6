import type { Logger } from 'pino'
import { type Database, inTransaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import { AUGMENT_RELEASES } from './jobs.ts'

/** Has signatures raised soon after a reading. */
export interface AugmentSoon {
  afterReading(): void
  close(): void
}

const PAUSE_MS = 1_000

/**
 * Enters one job for all readings of a second, since each job raises whatever waits. The job is a convenience: what is lost
 * of it in a crash comes with the schedule of the next minute.
 */
export function augmentSoon(options: { db: Database; enqueue: Jobs['enqueue']; log: Logger }): AugmentSoon {
  const { db, enqueue, log } = options
  let timer: NodeJS.Timeout | undefined
  const enter = async () => {
    timer = undefined
    try {
      await inTransaction(db, (transaction) => enqueue(transaction, AUGMENT_RELEASES, {}))
    } catch (error) {
      log.warn({ err: error }, 'the raising of signatures waits for its schedule')
    }
  }
  return {
    afterReading() {
      timer ??= setTimeout(enter, PAUSE_MS).unref()
    },
    close: () => clearTimeout(timer),
  }
}
