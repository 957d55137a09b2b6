import { Worker } from 'node:worker_threads'
import { Refusal } from '@perga/domain'
import type { ArchiveValidation } from '../archive-file.ts'
import type { ValidationAnswer, ValidationOrder } from './validation-worker.ts'

const WORKER = new URL('./validation-worker.ts', import.meta.url)
/** Many times what a file of the largest size takes. */
const MOST_MEMORY_MB = 512

/** One worker thread, which examines one file at a time. */
export class ValidationThread {
  isAlive = true
  readonly #worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } })

  constructor() {
    const hasEnded = () => {
      this.isAlive = false
    }
    this.#worker.on('error', hasEnded).on('exit', hasEnded)
    // A process that has nothing else to do is not held up by an idle thread.
    this.#worker.unref()
  }

  /** Throws the refusals of `validateArchive`, and `archive_file_too_complex` after `deadlineMs` or when the thread ended. */
  validate(order: ValidationOrder, deadlineMs: number): Promise<ArchiveValidation> {
    const worker = this.#worker
    return new Promise<ArchiveValidation>((resolve, reject) => {
      const settle = (conclude: () => void) => {
        clearTimeout(timer)
        worker.off('message', onMessage).off('exit', onExit).unref()
        conclude()
      }
      const onMessage = (answer: ValidationAnswer) =>
        settle(() => ('refused' in answer ? reject(new Refusal(answer.refused)) : resolve(answer.validation)))
      // A file that fills the thread's memory ends the thread and nothing else.
      const onExit = () => settle(() => reject(new Refusal('archive_file_too_complex', { ended: true })))
      const timer = setTimeout(() => {
        void this.end()
        settle(() => reject(new Refusal('archive_file_too_complex', { deadlineMs })))
      }, deadlineMs)
      worker.on('message', onMessage).on('exit', onExit).ref()
      worker.postMessage(order)
    })
  }

  async end(): Promise<void> {
    this.isAlive = false
    await this.#worker.terminate()
  }
}
