import { Worker } from 'node:worker_threads'
import { type PageOrder, TypesettingFailed } from './compile-page.ts'
import type { TypesettingAnswer } from './typeset-worker.ts'

/** One worker thread with a compiler of its own. It sets one order at a time. */
export class TypesettingThread {
  /** How many orders it has taken; a thread is replaced after some, since native memory is only given back with it. */
  taken = 0
  isAlive = true
  readonly #worker = new Worker(new URL('./typeset-worker.ts', import.meta.url))

  constructor() {
    const hasEnded = () => {
      this.isAlive = false
    }
    this.#worker.on('error', hasEnded).on('exit', hasEnded)
    // A process that has nothing else to do is not held up by an idle thread.
    this.#worker.unref()
  }

  /** The page's bytes; throws `TypesettingFailed` for a page that cannot be set, a thread that ended, or after `timeoutMs`. */
  typeset(order: PageOrder, timeoutMs: number): Promise<Uint8Array> {
    this.taken++
    const worker = this.#worker
    return new Promise<Uint8Array>((resolve, reject) => {
      const settle = (conclude: () => void) => {
        clearTimeout(timer)
        worker.off('message', onMessage).off('exit', onExit).unref()
        conclude()
      }
      const fail = (why: string) => settle(() => reject(new TypesettingFailed(why)))
      const onMessage = (answer: TypesettingAnswer) =>
        'pdf' in answer ? settle(() => resolve(answer.pdf)) : fail(answer.failure)
      const onExit = () => fail('the thread ended')
      const timer = setTimeout(() => fail('the page took too long'), timeoutMs)
      worker.on('message', onMessage).on('exit', onExit).ref()
      worker.postMessage(order)
    })
  }

  /** Ends the thread, at the latest when its native call returns. */
  async end(): Promise<void> {
    this.isAlive = false
    await this.#worker.terminate()
  }
}
