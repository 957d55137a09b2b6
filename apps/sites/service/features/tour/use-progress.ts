import { useState } from 'react'

const KEY = 'tour'

/** Which steps are done, for as long as the session lasts. */
export function useProgress() {
  const [done, setAll] = useState(remembered)
  return {
    count: done.length,
    isDone: (id: string) => done.includes(id),
    setDone(id: string, isDone: boolean) {
      const others = done.filter((known) => known !== id)
      const next = isDone ? [...others, id] : others
      setAll(next)
      sessionStorage.setItem(KEY, next.join(' '))
    },
  }
}

// Only the page that shows the steps asks, and that is never drawn without a browser.
const remembered = (): readonly string[] => (sessionStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '')
