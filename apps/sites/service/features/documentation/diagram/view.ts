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

export const WHOLE: View = { x: 0, y: 0, scale: 1 }
const LARGEST = 4

/** Enlarged by `factor` around a point that stays where it is; the point as shares of the visible part. */
export function zoom(view: View, factor: number, { size, at }: { size: Size; at: { x: number; y: number } }): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor))
  const gained = (length: number, share: number) => share * (length / view.scale - length / scale)
  return keepInside({ x: view.x + gained(size.width, at.x), y: view.y + gained(size.height, at.y), scale }, size)
}

/** Moved by shares of the visible part: 1 to the right is one whole view. */
export function pan(view: View, { x, y }: { x: number; y: number }, size: Size): View {
  const { width, height } = visible(view, size)
  return keepInside({ ...view, x: view.x + x * width, y: view.y + y * height }, size)
}

/** The size of what is on screen, in the picture's own measure. */
export const visible = ({ scale }: View, { width, height }: Size): Size => ({
  width: width / scale,
  height: height / scale,
})

function keepInside(view: View, size: Size): View {
  const { width, height } = visible(view, size)
  const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))
  return { ...view, x: within(view.x, size.width - width), y: within(view.y, size.height - height) }
}
