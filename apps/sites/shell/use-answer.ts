import { useEffect, useState } from 'react'

/** What became of a question to the server. */
export type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly value: Value }

/**
 * Asks when the page opens and again whenever `key` changes or `retry` is called; an answer that comes after its question
 * was withdrawn is dropped.
 */
export function useAnswer<Value>(key: string, ask: (signal: AbortSignal) => Promise<Value>) {
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what `ask` closes over
  useEffect(() => {
    const withdrawn = new AbortController()
    const settle = (next: Answer<Value>) => {
      if (!withdrawn.signal.aborted) setAnswer(next)
    }
    setAnswer({ state: 'loading' })
    ask(withdrawn.signal).then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    )
    return () => withdrawn.abort()
  }, [key, attempt])
  return { answer, retry: () => setAttempt((count) => count + 1) }
}
