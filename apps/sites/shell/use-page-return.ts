import { useEffect, useRef } from 'react'

/**
 * Calls back when the reader returns to a page that the browser had kept as it was left (back/forward cache): a page that
 * was leaving must then be usable again.
 */
export function usePageReturn(onReturn: () => void): void {
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
}
