import { useState } from 'react'

/** What became of a change that the reader asked for. */
export type Change =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly error: unknown }

/** Sends one change at a time and remembers how it went. */
export function useChange<Arguments extends readonly unknown[]>(send: (...given: Arguments) => Promise<unknown>) {
  const [change, setChange] = useState<Change>({ state: 'idle' })
  const run = async (...given: Arguments) => {
    if (change.state === 'sending') return
    setChange({ state: 'sending' })
    try {
      await send(...given)
      setChange({ state: 'done' })
    } catch (error) {
      setChange({ state: 'failed', error })
    }
  }
  return { change, run, reset: () => setChange({ state: 'idle' }) }
}
