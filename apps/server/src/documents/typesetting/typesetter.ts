import { availableParallelism } from 'node:os'
import { Refusal } from '@perga/domain'
import type { PageOrder } from './compile-page.ts'
import { TypesettingThread } from './typesetting-thread.ts'

/** Sets pages as tagged PDF/A-3a, away from the thread that answers requests. */
export interface Typesetter {
  /** Throws `documents_busy` when too many wait, `TypesettingFailed` for a page that cannot be set in time. */
  typeset(order: PageOrder): Promise<Uint8Array>
  close(): Promise<void>
}

export interface TypesetterLimits {
  threads: number
  /** Orders that may wait for a free thread. */
  queue: number
  timeoutMs: number
  /** After so many documents a thread is replaced by a new one. */
  documentsPerThread: number
}

/** One thread stays for the answers; typesetting gets the others, and never none. */
export function typesetterLimits(): TypesetterLimits {
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
  return { threads, queue: 64 * threads, timeoutMs: 15_000, documentsPerThread: 1_000 }
}

/** Threads are started when they are first needed. */
export function createTypesetter({ threads, queue, timeoutMs, documentsPerThread }: TypesetterLimits): Typesetter {
  const idle: TypesettingThread[] = []
  const waiting: (() => void)[] = []
  let busy = 0

  const takeTurn = async (): Promise<void> => {
    if (busy >= threads) {
      if (waiting.length >= queue) throw new Refusal('documents_busy', { waiting: waiting.length, retryAfter: 5 })
      // The turn is handed over by endTurn(), so `busy` stays as it is.
      return new Promise((resolve) => waiting.push(resolve))
    }
    busy++
  }
  const endTurn = () => {
    const next = waiting.shift()
    if (next === undefined) busy--
    else next()
  }
  const takeThread = (): TypesettingThread => {
    const thread = idle.pop()
    if (thread === undefined) return new TypesettingThread()
    return thread.isAlive ? thread : takeThread()
  }
  const giveBack = async (thread: TypesettingThread, hasAnswered: boolean) => {
    if (hasAnswered && thread.taken < documentsPerThread) idle.push(thread)
    else await thread.end()
  }

  return {
    async typeset(order) {
      await takeTurn()
      const thread = takeThread()
      let hasAnswered = false
      try {
        const pdf = await thread.typeset(order, timeoutMs)
        hasAnswered = true
        return pdf
      } finally {
        // Not awaited: a thread that hangs in native code ends when that returns, and nobody waits for it.
        void giveBack(thread, hasAnswered)
        endTurn()
      }
    },
    async close() {
      await Promise.all(idle.splice(0).map((thread) => thread.end()))
    },
  }
}
