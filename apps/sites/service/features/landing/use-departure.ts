import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'

/** How long the landing page fades before the next page opens (spec 1 §9). */
export const DEPARTURE_MS = 500

/** Leaves the landing page after its fade; at once where motion is reduced. */
export function useDeparture() {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const departTo = (event: MouseEvent, path: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return void navigate(path)
    setLeaving(true)
    setTimeout(() => void navigate(path), DEPARTURE_MS)
  }
  return { isLeaving, departTo }
}
