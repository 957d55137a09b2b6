import { encode } from 'uqr'

// What is drawn is mostly signature bits, which no pattern disturbs: comparing all eight takes a fifth of a page's time.
const MASK = 2

/**
 * A QR code as an SVG of one path, each run of dark modules one rectangle. The light margin of four modules that readers
 * need (ISO/IEC 18004) is left to the page. A text that does not fit throws.
 */
export function drawQrCode(content: string): string {
  const { data, size } = encode(content, { ecc: 'M', border: 0, maskPattern: MASK })
  const path = data.flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#000" d="${path.join('')}"/></svg>`
}

function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
