import { useEffect, useState } from 'react'

// A heading counts as read once it has come into the upper third of the screen.
const READING_LINE = 0.33

/** The section under the reader's eyes: the last one whose heading has passed the reading line. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const look = () => setCurrent(sectionAt(key.split(' '), innerHeight * READING_LINE))
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [key])
  return current
}

function sectionAt(ids: readonly string[], line: number): string | null {
  const isPassed = (id: string) =>
    (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= line
  return ids.findLast(isPassed) ?? null
}
