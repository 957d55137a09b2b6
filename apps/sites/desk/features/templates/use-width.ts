import { useEffect, useRef, useState } from 'react'

/** How wide an element is on the screen, also when that changes; null before it is there. */
export function useWidth() {
  const element = useRef<HTMLElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? null))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}
