import type { Logger } from 'pino'
import type { Enqueue } from '../platform/jobs.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import { AUGMENT_RELEASES } from './jobs.ts'

/** Has signatures raised soon after a reading, and again after a failure. */
export interface AugmentSoon {
  afterReading(): void
  afterFailure(): void
  close(): void
}

const PAUSE_MS = 1_000
/** A little more than the first pause of a signature that failed; the schedule of each minute alone would be too late. */
const PAUSE_AFTER_FAILURE_MS = 5_000

/**
 * Enters one job for all readings of a second, since each job raises whatever waits. The job is a convenience: what is lost
 * of it in a crash comes with the schedule of the next minute.
 */
export function augmentSoon(options: { db: Work; enqueue: Enqueue; log: Logger }): AugmentSoon {
  const { db, enqueue, log } = options
  const enter = async () => {
    try {
      await inTransaction(db, (transaction) => enqueue(transaction, AUGMENT_RELEASES, {}))
    } catch (error) {
      log.warn({ err: error }, 'the raising of signatures waits for its schedule')
    }
  }
  const reading = timerOf(PAUSE_MS, enter)
  const failure = timerOf(PAUSE_AFTER_FAILURE_MS, enter)
  return {
    afterReading: reading.start,
    afterFailure: failure.start,
    close() {
      reading.stop()
      failure.stop()
    },
  }
}

/** Runs once a pause after the first of any number of starts. */
function timerOf(pauseMs: number, run: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const ring = () => {
    timer = undefined
    void run()
  }
  return {
    start() {
      timer ??= setTimeout(ring, pauseMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
