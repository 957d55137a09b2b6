import { useLayoutEffect, useState } from 'react'

/** One letter of the name each (spec 2 §9). */
const STEP_MS = 50

/** How many letters of a text are shown: all of them at once, or one more every 50 ms unless motion is reduced. */
export function useTypewriter(length: number, isTyped: boolean): number {
  const [shown, setShown] = useState(length)
  useLayoutEffect(() => {
    setShown(length)
    if (!isTyped || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setShown(0)
    const timer = setInterval(() => setShown((count) => Math.min(count + 1, length)), STEP_MS)
    const end = setTimeout(() => clearInterval(timer), STEP_MS * (length + 1))
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [length, isTyped])
  return shown
}
