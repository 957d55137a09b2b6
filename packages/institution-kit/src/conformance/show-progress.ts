import type { OnProgress } from './conformance-report.ts'

const WIDTH = 30

/** A bar on one line of the terminal, gone when all is done; nothing where the output is no terminal. */
export function progressBar(output: { isTTY?: boolean; write(text: string): unknown }): OnProgress {
  if (output.isTTY !== true) return () => undefined
  return (done, of) => {
    const filled = Math.round((done / of) * WIDTH)
    const bar = `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${done}/${of}`
    output.write(done < of ? `\r${bar}` : `\r${' '.repeat(bar.length)}\r`)
  }
}
