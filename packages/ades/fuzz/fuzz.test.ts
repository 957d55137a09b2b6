import { describe, expect, test, vi } from 'vitest'
import { readRegressions } from './corpus.ts'
import { fuzzTarget } from './run-fuzz.ts'
import { isDeclared, TARGETS } from './targets.ts'

// A minute over all parsers, or as long as PERGA_FUZZ_SECONDS says; `npm run fuzz` takes an hour.
const SECONDS = Number(process.env.PERGA_FUZZ_SECONDS ?? 60)
const SEED = Number(process.env.PERGA_FUZZ_SEED ?? Date.now() % 2 ** 31)
const NAMES = Object.keys(TARGETS)
const AT_ONCE = 2
vi.setConfig({ testTimeout: SECONDS * 1000 + 240_000 })

const told = ({ kind, error, input }: { kind: string; error: string; input: Uint8Array }) =>
  `${kind}: ${error}\ninput in base64: ${Buffer.from(input).toString('base64').slice(0, 4000)}`

describe('V15: parsers bear whatever bytes they are given', () => {
  test.each(readRegressions())('an input that once was not borne is: $name', async ({ target, input }) => {
    const parser = TARGETS[target]
    if (parser === undefined) throw new Error(`no such parser: ${target}`)
    const start = process.cpuUsage()
    const failure = await Promise.resolve()
      .then(() => parser.run(input))
      .then(
        () => undefined,
        (error: unknown) => error,
      )
    expect(failure === undefined || isDeclared(failure)).toBe(true)
    expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(4)
  })

  test(`coverage-guided fuzzing finds no crash and no hang (PERGA_FUZZ_SEED=${SEED})`, async () => {
    console.info(`fuzzing: PERGA_FUZZ_SEED=${SEED}, ${SECONDS} s over ${NAMES.length} parsers`)
    const faults: string[] = []
    const waiting = [...NAMES]
    const next = async () => {
      for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
        const result = await fuzzTarget({ target, seed: SEED, seconds: (SECONDS * AT_ONCE) / NAMES.length })
        expect(result.runs).toBeGreaterThan(0)
        expect(result.places).toBeGreaterThan(0)
        faults.push(...result.faults.map((fault) => `${target} ${told(fault)}`))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    expect(faults).toEqual([])
  })
})
