import { Refusal } from '@perga/domain'
import type { ArchiveQuestion, ArchiveValidation, ValidateArchive } from '../archive-file.ts'
import { ValidationThread } from './validation-thread.ts'

/** Validates files that anybody may bring, away from the thread that answers requests, one after the other. */
export interface ArchiveValidator {
  /** Throws `documents_busy` when too many wait, `archive_file_too_complex` past the deadline. */
  validate: ValidateArchive
  close(): Promise<void>
}

export interface ArchiveValidatorLimits {
  /** How long one file may be examined. */
  deadlineMs: number
  /** Files that may wait for their turn. */
  queue: number
}

/** A real file takes milliseconds, the largest a second or two; the deadline is for what nobody has thought of. */
export const ARCHIVE_VALIDATOR_LIMITS: ArchiveValidatorLimits = { deadlineMs: 10_000, queue: 20 }

/** The thread is started when it is first needed and replaced when it ended or was stopped at the deadline. */
export function createArchiveValidator({ deadlineMs, queue }: ArchiveValidatorLimits): ArchiveValidator {
  let thread: ValidationThread | undefined
  let lastTurn: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const examine = (bytes: Uint8Array, question: ArchiveQuestion): Promise<ArchiveValidation> => {
    if (thread?.isAlive !== true) thread = new ValidationThread()
    return thread.validate({ bytes, ...question }, deadlineMs)
  }
  return {
    async validate(bytes, question) {
      if (waiting > queue) throw new Refusal('documents_busy', { waiting, retryAfter: 5 })
      waiting++
      const turn = lastTurn.then(() => examine(bytes, question)).finally(() => waiting--)
      // Whoever comes next waits for the end of this turn, whatever it ends with.
      lastTurn = turn.catch(() => undefined)
      return turn
    },
    async close() {
      await thread?.end()
    },
  }
}
