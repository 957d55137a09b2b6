import { createRequire } from 'node:module'
import type { Locator } from 'playwright-core'

// The decoder is a CommonJS bundle whose types call its function a default export.
const decode: typeof import('jsqr').default = createRequire(import.meta.url)('jsqr')

/** What a camera reads in the QR code of the page; undefined where there is none to be read. */
export async function readQr(code: Locator): Promise<string | undefined> {
  const { light, size } = await code.evaluate(rasterize)
  const data = Uint8ClampedArray.from(
    [...light].flatMap((bit) => (bit === '1' ? [255, 255, 255, 255] : [0, 0, 0, 255])),
  )
  return decode(data, size, size)?.data
}

/** Draws the modules of the code on a canvas, eight pixels each, and tells which pixels are light. Runs in the page. */
function rasterize(svg: Element) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * 8
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.scale(8, 8)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(svg.querySelector('path')?.getAttribute('d') ?? ''))
  const { data } = pen.getImageData(0, 0, size, size)
  // A text with a character for each pixel: half a million numbers would take the browser's wire many seconds.
  let light = ''
  for (let at = 0; at < data.length; at += 4) light += (data[at] ?? 0) > 127 ? '1' : '0'
  return { size, light }
}
