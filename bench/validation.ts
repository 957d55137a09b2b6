import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { augmentPades, signPades } from '@perga/ades'
import { createPageCompiler } from '@perga/server/documents/typesetting/compile-page.ts'
import { type BenchSeal, withAuthorities } from './authorities.ts'
import { atMost, type Figure, forComparison, unmeasured } from './figures.ts'
import { bestOfThree } from './rate.ts'
import { pageOrder } from './typeset-page.ts'

const INTEROP = fileURLToPath(new URL('../packages/ades/interop/var/', import.meta.url))
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const run = promisify(execFile)

/** What validating one file takes: by the clock, and in resident memory beyond that of the idle process. */
interface Effort {
  readonly milliseconds: number
  readonly megabytes: number
}

const WANTED_BYTES = 300_000

/** A diploma as a reader downloads it, with so much attached that the file has 300 kB. */
async function sealedFile({ signer, authorities }: BenchSeal): Promise<Uint8Array> {
  const compile = createPageCompiler()
  const seal = async (attached: number) => {
    const page = compile(pageOrder(JSON.stringify({ notes: randomBytes(attached / 2).toString('hex') })))
    const sealed = await signPades(page, { signer, signingTime: new Date() })
    const { pdf, level } = await augmentPades(sealed, 'B-LTA', authorities)
    if (level !== 'B-LTA') throw new Error(`the file reached ${level} only`)
    return pdf
  }
  const small = await seal(2)
  // Random hexadecimal digits take half their number of bytes once they are compressed.
  return seal(2 * (WANTED_BYTES - small.length))
}

async function effortOf(command: string, parameters: readonly string[]): Promise<Effort> {
  const { stdout } = await run(command, [...parameters], { timeout: 180_000 })
  const [milliseconds = Number.NaN, megabytes = Number.NaN] = stdout.trim().split(' ').map(Number)
  return { milliseconds, megabytes }
}

const best = (command: string, parameters: readonly string[]) =>
  bestOfThree(
    () => effortOf(command, parameters),
    ({ milliseconds }) => -milliseconds,
  )

function compared(maker: string, { milliseconds, megabytes }: Effort): Figure[] {
  return [
    forComparison({ goal: `validation of the same PDF by ${maker}`, value: milliseconds, unit: 'ms' }),
    forComparison({ goal: `validation of the same PDF by ${maker}, memory`, value: megabytes, unit: 'MB' }),
  ]
}

async function compareDss(inputs: readonly string[]): Promise<Figure[]> {
  const list = process.env.PERGA_BENCH_DSS ?? join(INTEROP, 'dss/classpath.txt')
  if (!existsSync(list))
    return [unmeasured('validation of the same PDF by EU DSS', 'ms', 'EU DSS is not built: npm run interop')]
  const classpath = readFileSync(list, 'utf8').trim()
  return compared(
    'EU DSS',
    await best('java', ['-XX:-UsePerfData', '-cp', classpath, here('dss/ValidateTime.java'), ...inputs]),
  )
}

async function comparePyHanko(inputs: readonly string[]): Promise<Figure[]> {
  const python = join(INTEROP, 'venv/bin/python')
  if (!existsSync(python))
    return [unmeasured('validation of the same PDF by pyHanko', 'ms', 'pyHanko is not installed: npm run interop')]
  return compared('pyHanko', await best(python, [here('validate_pyhanko.py'), ...inputs]))
}

/** Validation of a sealed PDF of 300 kB, each validator in a process of its own, one after the other. */
export function measureValidation(): Promise<Figure[]> {
  return withAuthorities(async (seal) => {
    const folder = mkdtempSync(join(tmpdir(), 'perga-validation-'))
    try {
      const pdf = await sealedFile(seal)
      const inputs = [join(folder, 'sealed.pdf'), join(folder, 'root.der')]
      writeFileSync(join(folder, 'sealed.pdf'), pdf)
      writeFileSync(join(folder, 'root.der'), seal.certificates.root)
      const own = await best(process.execPath, [here('validation-process.ts'), ...inputs])
      const name = `validation of a sealed PDF of ${Math.round(pdf.length / 1000)} kB`
      return [
        atMost({ goal: name, value: own.milliseconds, target: 60, unit: 'ms' }),
        atMost({ goal: `${name}, memory`, value: own.megabytes, target: 64, unit: 'MB' }),
        ...(await compareDss(inputs)),
        ...(await comparePyHanko(inputs)),
      ]
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
}
