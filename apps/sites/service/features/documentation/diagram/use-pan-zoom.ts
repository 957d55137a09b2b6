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
import { pan, type Size, type View, WHOLE, zoom } from './view.ts'

const STEP = 1.4
const PAN_STEP = 0.2
const CENTRE = { x: 0.5, y: 0.5 }

type Point = { readonly x: number; readonly y: number }

const KEY_PANS: Record<string, Point> = {
  ArrowLeft: { x: -PAN_STEP, y: 0 },
  ArrowRight: { x: PAN_STEP, y: 0 },
  ArrowUp: { x: 0, y: -PAN_STEP },
  ArrowDown: { x: 0, y: PAN_STEP },
}

/** A picture that is dragged, pinched, and enlarged by the wheel, by keys and by buttons. */
export function usePanZoom(size: Size) {
  const [view, setView] = useState<View>(WHOLE)
  const surface = useRef<SVGSVGElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const zoomBy = (factor: number, at = CENTRE) => setView((current) => zoom(current, factor, { size, at }))
  const panBy = (share: Point) => setView((current) => pan(current, share, size))
  useWheel(surface, { size, view, setView })
  return {
    view,
    surface,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    showWhole: () => setView(WHOLE),
    panTo: (direction: keyof typeof KEY_PANS) => panBy(KEY_PANS[direction] ?? { x: 0, y: 0 }),
    onKeyDown(event: KeyboardEvent) {
      const share = KEY_PANS[event.key]
      if (share !== undefined && view.scale > 1) panBy(share)
      else if (event.key === '+' || event.key === '=') zoomBy(STEP)
      else if (event.key === '-') zoomBy(1 / STEP)
      else if (event.key === '0') setView(WHOLE)
      else return
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
        const others = [...pointers.current].filter(([id]) => id !== event.pointerId)
        const now = pointOf(event)
        const other = others[0]?.[1]
        if (other === undefined) panBy({ x: before.x - now.x, y: before.y - now.y })
        else zoomBy(distance(now, other) / Math.max(0.01, distance(before, other)), middle(now, other))
        pointers.current.set(event.pointerId, now)
      },
      onPointerUp: (event: PointerEvent) => pointers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    },
  }
}

/** The wheel enlarges; what it cannot make smaller any more scrolls the page as usual, so that nobody is caught. */
function useWheel(
  surface: RefObject<SVGSVGElement | null>,
  { size, view, setView }: { size: Size; view: View; setView: Dispatch<SetStateAction<View>> },
) {
  const latest = useRef(view)
  const { width, height } = size
  useEffect(() => {
    latest.current = view
  }, [view])
  useEffect(() => {
    const element = surface.current
    const turn = (event: WheelEvent) => {
      const at = shareOf(event, event.currentTarget)
      const isAtEnd = event.deltaY > 0 && latest.current.scale <= 1
      if (isAtEnd || at === null) return
      event.preventDefault()
      setView((current) => zoom(current, event.deltaY < 0 ? STEP : 1 / STEP, { size: { width, height }, at }))
    }
    // React's own wheel listeners are passive: they cannot keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [surface, width, height, setView])
}

const pointOf = (event: PointerEvent): Point => shareOf(event, event.currentTarget) ?? CENTRE
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Where on the element, as shares of its sides. */
function shareOf({ clientX, clientY }: { clientX: number; clientY: number }, element: EventTarget | null) {
  if (!(element instanceof Element)) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
