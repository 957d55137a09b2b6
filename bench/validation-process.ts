import { readFileSync } from 'node:fs'
import { validatePades } from '@perga/ades/validation'

// Validates one file in a process of its own: node validation-process.ts <file> <root.der>. Prints the median of the later
// rounds in milliseconds, and by how many megabytes the resident memory grew at its highest, the first round included.

const [file = '', root = ''] = process.argv.slice(2)
const bytes = new Uint8Array(readFileSync(file))
const trustAnchors = [new Uint8Array(readFileSync(root))]
const [WARM, ROUNDS] = [5, 25]

const before = process.memoryUsage.rss() / 1024 / 1024
const times: number[] = []
for (let round = 0; round < WARM + ROUNDS; round++) {
  const start = performance.now()
  const { indication } = await validatePades(bytes, { trustAnchors, validationTime: new Date() })
  if (indication !== 'TOTAL-PASSED') throw new Error(`the file is ${indication}`)
  if (round >= WARM) times.push(performance.now() - start)
}
const median = times.sort((one, other) => one - other)[ROUNDS >> 1] ?? Number.NaN
console.log(`${median} ${process.resourceUsage().maxRSS / 1024 - before}`)
