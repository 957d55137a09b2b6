import { useState } from 'react'

/** An act that the server may refuse: runs it once at a time, keeps its error. */
export function useAct() {
  const [error, setError] = useState<unknown>(null)
  const [isRunning, setRunning] = useState(false)
  const run = async (act: () => Promise<void>) => {
    if (isRunning) return
    setRunning(true)
    setError(null)
    try {
      await act()
    } catch (refused) {
      setError(refused)
    } finally {
      setRunning(false)
    }
  }
  return { error, isRunning, run }
}
