import { parentPort } from 'node:worker_threads'
import { Refusal, type RefusalCode } from '@perga/domain'
import { type ArchiveQuestion, type ArchiveValidation, validateArchive } from '../archive-file.ts'

/** One file with the question about it, as it crosses to the thread. */
export type ValidationOrder = ArchiveQuestion & { readonly bytes: Uint8Array }

/** What the thread answers to one file. */
export type ValidationAnswer = { validation: ArchiveValidation } | { refused: RefusalCode }

const answer = (message: ValidationAnswer) => parentPort?.postMessage(message)

// One file at a time: the next is sent only after the answer.
parentPort?.on('message', ({ bytes, ...question }: ValidationOrder) => {
  validateArchive(bytes, question).then(
    (validation) => answer({ validation }),
    (error: unknown) => {
      // What is no refusal is a fault: it ends the thread, and with it this file's turn.
      if (!(error instanceof Refusal)) throw error
      answer({ refused: error.code })
    },
  )
})
