import { parentPort } from 'node:worker_threads'
import { createPageCompiler, type PageOrder } from './compile-page.ts'

/** What a worker answers to one order. */
export type TypesettingAnswer = { pdf: Uint8Array<ArrayBuffer> } | { failure: string }

const compile = createPageCompiler()

// One order at a time: the next is sent only after the answer.
parentPort?.on('message', (order: PageOrder) => {
  try {
    // A copy of its own, so that its memory can be handed over instead of copied again.
    const pdf = new Uint8Array(compile(order))
    parentPort?.postMessage({ pdf } satisfies TypesettingAnswer, [pdf.buffer])
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'unknown'
    parentPort?.postMessage({ failure } satisfies TypesettingAnswer)
  }
})
