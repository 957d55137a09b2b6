import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { FuzzFault } from './messages.ts'
import { fuzzTarget } from './run-fuzz.ts'
import { TARGETS } from './targets.ts'

// `npm run fuzz -- [target …] [--seconds 3600] [--seed 1] [--json]`: an hour over all targets unless told.

const FOUND = new URL('var/', import.meta.url)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '3600' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})

function keep({ kind, target, error, input }: FuzzFault, index: number): void {
  mkdirSync(FOUND, { recursive: true })
  const file = new URL(`${target}.${kind}-${index}.bin`, FOUND)
  writeFileSync(file, input)
  console.error(`${kind} in ${target}: ${error}\n  ${file.pathname}`)
}

const unknown = positionals.filter((name) => !Object.hasOwn(TARGETS, name))
const [seconds, seed] = [Number(values.seconds), Number(values.seed)]
if (unknown.length > 0 || !(seconds > 0) || !Number.isInteger(seed)) {
  console.error(
    `Unknown: ${unknown.join(', ')}. There are: ${Object.keys(TARGETS).join(', ')}; --seconds, --seed, --json.`,
  )
  process.exitCode = 64
} else {
  const chosen = positionals.length > 0 ? positionals : Object.keys(TARGETS)
  console.error(`Seed ${seed}, ${seconds} s over ${chosen.length} parsers`)
  const faults: FuzzFault[] = []
  let runs = 0
  for (const target of chosen) {
    const result = await fuzzTarget({ target, seed, seconds: seconds / chosen.length })
    for (const fault of result.faults) keep(fault, faults.push(fault))
    runs += result.runs
    console.error(
      `${target}: ${result.runs} inputs, ${result.inputs} kept, ${result.places} places, ${result.faults.length} faults`,
    )
  }
  for (const [goal, kinds] of [
    ['crashes', ['crash', 'memory']],
    ['hangs', ['hang', 'slow']],
  ] as const) {
    const value = faults.filter(({ kind }) => (kinds as readonly string[]).includes(kind)).length
    const figure = {
      goal: `parsers under coverage-guided fuzzing: ${goal}`,
      value,
      target: 0,
      unit: `of ${runs} inputs, seed ${seed}`,
      pass: value === 0,
    }
    console.log(values.json ? JSON.stringify(figure) : `${figure.goal}: ${value} ${figure.unit}`)
  }
  process.exitCode = faults.length === 0 ? 0 : 1
}
