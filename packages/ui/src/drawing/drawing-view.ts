/** What of a picture is on screen: its left upper corner in the picture's own measure, and how much it is enlarged. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A picture, and how much of it is on screen as long as nobody enlarges it: the whole, or its beginning. */
export interface Drawing {
  readonly size: Size
  readonly start: Size
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const START: View = { x: 0, y: 0, scale: 1 }
const LARGEST = 4

/** Whether there is nothing to enlarge, or to reduce, any more. */
export const isAtEnd = ({ scale }: View, isEnlarging: boolean): boolean =>
  isEnlarging ? scale >= LARGEST : scale <= START.scale

/** Enlarged by `factor` around a point that stays where it is; the point as shares of the visible part. */
export function zoom(view: View, factor: number, { drawing, at }: { drawing: Drawing; at: Point }): View {
  const scale = Math.min(LARGEST, Math.max(START.scale, view.scale * factor))
  const { start } = drawing
  const gained = (length: number, share: number) => share * (length / view.scale - length / scale)
  return keepInside({ x: view.x + gained(start.width, at.x), y: view.y + gained(start.height, at.y), scale }, drawing)
}

/** Moved by shares of the visible part: 1 to the right is one whole view. */
export function pan(view: View, { x, y }: Point, drawing: Drawing): View {
  const { width, height } = visible(view, drawing)
  return keepInside({ ...view, x: view.x + x * width, y: view.y + y * height }, drawing)
}

/** The size of what is on screen, in the picture's own measure. */
export const visible = ({ scale }: View, { start }: Drawing): Size => ({
  width: start.width / scale,
  height: start.height / scale,
})

function keepInside(view: View, drawing: Drawing): View {
  const { width, height } = visible(view, drawing)
  const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))
  return { ...view, x: within(view.x, drawing.size.width - width), y: within(view.y, drawing.size.height - height) }
}
