import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** What part of a drawing is seen. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

// The five levels side by side on a wide screen.
const START: View = { x: 16, y: 16, scale: 0.9 }
const STEP = 60
const FACTOR = 1.25

const zoomed = (view: View, factor: number): View => {
  const scale = Math.min(3, Math.max(0.2, view.scale * factor))
  return { ...view, scale }
}
const moved = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y })

const KEYS: Readonly<Record<string, (view: View) => View>> = {
  ArrowLeft: (view) => moved(view, STEP, 0),
  ArrowRight: (view) => moved(view, -STEP, 0),
  ArrowUp: (view) => moved(view, 0, STEP),
  ArrowDown: (view) => moved(view, 0, -STEP),
  '+': (view) => zoomed(view, FACTOR),
  '=': (view) => zoomed(view, FACTOR),
  '-': (view) => zoomed(view, 1 / FACTOR),
  '0': () => START,
}

/** Pan by drag or arrow keys, zoom by the wheel or plus and minus, back to the start by 0. */
export function usePanZoom() {
  const [view, setView] = useState(START)
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      // Only a listener that is not passive may keep the page from scrolling; Ctrl is the browser's own zoom.
      if (event.ctrlKey) return
      event.preventDefault()
      setView((current) => zoomed(current, event.deltaY < 0 ? FACTOR : 1 / FACTOR))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [])
  const press = (event: KeyboardEvent) => {
    const change = KEYS[event.key]
    if (change === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setView(change)
  }
  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      drag.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const from = drag.current
      if (from === null) return
      drag.current = { x: event.clientX, y: event.clientY }
      setView((current) => moved(current, event.clientX - from.x, event.clientY - from.y))
    },
    onPointerUp: () => {
      drag.current = null
    },
  }
  return {
    ...{ view, frame, press, pointer },
    zoomIn: () => setView((current) => zoomed(current, FACTOR)),
    zoomOut: () => setView((current) => zoomed(current, 1 / FACTOR)),
    reset: () => setView(START),
  }
}
