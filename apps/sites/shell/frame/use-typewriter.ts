import { useEffect, useLayoutEffect, useState } from 'react'

/** One letter of the name each (spec 2 §9). */
const STEP_MS = 50

/** How many letters of a text are shown: all of them at once, or one more every 50 ms unless motion is reduced. */
export function useTypewriter(length: number, isTyped: boolean): number {
  const [shown, setShown] = useState(length)
  useLayoutEffect(() => {
    const isStill = !isTyped || matchMedia('(prefers-reduced-motion: reduce)').matches
    setShown(isStill ? length : 0)
  }, [length, isTyped])
  useEffect(() => {
    if (shown >= length) return
    const timer = setTimeout(() => setShown(shown + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [shown, length])
  return shown
}
