import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Drawing, isAtEnd, type Point, pan, START, type View, zoom } from './drawing-view.ts'

const STEP = 1.4
const PAN_STEP = 0.2
const CENTRE = { x: 0.5, y: 0.5 }

const KEY_PANS: Record<string, Point> = {
  ArrowLeft: { x: -PAN_STEP, y: 0 },
  ArrowRight: { x: PAN_STEP, y: 0 },
  ArrowUp: { x: 0, y: -PAN_STEP },
  ArrowDown: { x: 0, y: PAN_STEP },
}

/** A picture that is dragged, pinched, and enlarged by the wheel, by keys and by buttons. */
export function usePanZoom(drawing: Drawing) {
  const [view, setView] = useState<View>(START)
  const surface = useRef<SVGSVGElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const zoomBy = (factor: number, at: Point = CENTRE) => setView((current) => zoom(current, factor, { drawing, at }))
  const panBy = (share: Point) => setView((current) => pan(current, share, drawing))
  useWheel(surface, { drawing, view, setView })
  return {
    view,
    surface,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    showStart: () => setView(START),
    panTo: (direction: keyof typeof KEY_PANS) => panBy(KEY_PANS[direction] ?? { x: 0, y: 0 }),
    onKeyDown(event: KeyboardEvent) {
      // Ctrl with plus and minus is the browser's own enlarging.
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const next = afterKey(event.key, { view, drawing })
      // At an edge the arrow key scrolls the page as usual.
      if (next === null || (next.x === view.x && next.y === view.y && next.scale === view.scale)) return
      setView(next)
      event.preventDefault()
    },
    pointing: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, pointOf(event))
      },
      onPointerMove(event: PointerEvent) {
        const before = pointers.current.get(event.pointerId)
        if (before === undefined) return
        const now = pointOf(event)
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
        if (other === undefined) panBy(difference(before, now))
        else {
          zoomBy(distance(now, other) / Math.max(0.01, distance(before, other)), middle(now, other))
          panBy(difference(middle(before, other), middle(now, other)))
        }
        pointers.current.set(event.pointerId, now)
      },
      onPointerUp: (event: PointerEvent) => pointers.current.delete(event.pointerId),
      // The browser took the finger to scroll the page.
      onPointerCancel: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    },
  }
}

function afterKey(key: string, { view, drawing }: { view: View; drawing: Drawing }): View | null {
  const share = KEY_PANS[key]
  if (share !== undefined) return pan(view, share, drawing)
  if (key === '+' || key === '=') return zoom(view, STEP, { drawing, at: CENTRE })
  if (key === '-') return zoom(view, 1 / STEP, { drawing, at: CENTRE })
  return key === '0' ? START : null
}

/** The wheel enlarges and reduces; when it has nothing left to do it scrolls the page as usual, so that nobody is caught. */
function useWheel(
  surface: RefObject<SVGSVGElement | null>,
  { drawing, view, setView }: { drawing: Drawing; view: View; setView: Dispatch<SetStateAction<View>> },
) {
  const latest = useRef({ drawing, view })
  useEffect(() => {
    latest.current = { drawing, view }
  }, [drawing, view])
  useEffect(() => {
    const element = surface.current
    const turn = (event: WheelEvent) => {
      const at = shareOf(event, event.currentTarget)
      const isEnlarging = event.deltaY < 0
      if (event.deltaY === 0 || at === null || isAtEnd(latest.current.view, isEnlarging)) return
      event.preventDefault()
      setView((current) => zoom(current, isEnlarging ? STEP : 1 / STEP, { drawing: latest.current.drawing, at }))
    }
    // React's own wheel listeners are passive: they cannot keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [surface, setView])
}

const pointOf = (event: PointerEvent): Point => shareOf(event, event.currentTarget) ?? CENTRE
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const difference = (from: Point, to: Point): Point => ({ x: from.x - to.x, y: from.y - to.y })

/** Where on the element, as shares of its sides. */
function shareOf({ clientX, clientY }: { clientX: number; clientY: number }, element: EventTarget | null) {
  if (!(element instanceof Element)) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
