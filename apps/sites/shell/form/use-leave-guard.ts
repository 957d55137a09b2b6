import { useEffect, useRef, useState } from 'react'
import { addLeaveGuard } from '../leave-guard.ts'

/** Keeps the reader from losing what was typed: asks before the page is left while `isHeld`. */
export function useLeaveGuard(isHeld: boolean) {
  const held = useRef(false)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useEffect(() => {
    held.current = isHeld
    if (!isHeld) return
    const stopTab = (event: BeforeUnloadEvent) => {
      if (held.current) event.preventDefault()
    }
    const removeGuard = addLeaveGuard((next) => {
      if (held.current) setLeave(() => next)
      return !held.current
    })
    addEventListener('beforeunload', stopTab)
    return () => {
      removeGuard()
      removeEventListener('beforeunload', stopTab)
    }
  }, [isHeld])
  return {
    isAsking: leave !== null,
    /** From now on the page can be left, before it is drawn again. */
    release: () => {
      held.current = false
    },
    stay: () => setLeave(null),
    leave: () => {
      held.current = false
      setLeave(null)
      leave?.()
    },
  }
}
