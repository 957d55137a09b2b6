import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { java, python } from '../../../packages/ades/interop/tools.ts'
import type { Mutant } from './mutants.ts'
import { VAR } from './renderers.ts'

/** What another validator says of a sample, beside ours. */
export interface Comparison {
  readonly validator: string
  readonly judged: number
  readonly passed: number
  /** Mutants that it passes, that look otherwise than sealed, and in which renderers. */
  readonly fooled: readonly { readonly mutant: Mutant; readonly renderers: readonly string[] }[]
  /** Mutants that it passes, that look as sealed, and that we refuse. */
  readonly stricter: readonly Mutant[]
}

interface Sample {
  readonly passed: readonly Mutant[]
  readonly refused: readonly Mutant[]
  readonly root: Uint8Array
  readonly differs: (mutant: Mutant) => Promise<readonly string[]>
}

type Judge = (root: string, paths: readonly string[]) => Promise<readonly string[]>

const pathIn = (line: string) => line.split('|')[0] ?? ''

/** EU DSS: a file passes when each of its signatures does. */
const askDss: Judge = async (root, paths) => {
  const list = join(VAR, 'list.txt')
  writeFileSync(list, paths.map((path) => `${path}|`).join('\n'))
  const lines = await java('Judge', root, list)
  const failed = new Set(lines.filter((line) => line.split('|')[1] !== 'TOTAL_PASSED').map(pathIn))
  return [...new Set(lines.map(pathIn))].filter((path) => !failed.has(path))
}

/** pyHanko: the seal and each stamp hold, and what came later is what an archive needs. */
const askPyHanko: Judge = async (root, paths) => {
  const lines = await python('judge_pyhanko.py', root, ...paths)
  const isPassed = (line: string) => {
    const [, outcome, level = '', stamps = ''] = line.split('|')
    return outcome === 'passed' && ['NONE', 'LTA_UPDATES'].includes(level) && !stamps.includes('False')
  }
  const failed = new Set(lines.filter((line) => !isPassed(line)).map(pathIn))
  return [...new Set(lines.map(pathIn))].filter((path) => !failed.has(path))
}

async function compare(validator: string, judge: Judge, sample: Sample): Promise<Comparison> {
  const folder = join(VAR, 'sample')
  mkdirSync(folder, { recursive: true })
  const mutants = new Map(
    [...sample.passed, ...sample.refused].map((mutant, at) => [join(folder, `${at}.pdf`), mutant]),
  )
  const root = join(folder, 'root.der')
  writeFileSync(root, sample.root)
  for (const [path, { pdf }] of mutants) writeFileSync(path, pdf)
  try {
    const paths = await judge(root, [...mutants.keys()])
    const fooled: { mutant: Mutant; renderers: readonly string[] }[] = []
    const stricter: Mutant[] = []
    for (const mutant of paths.flatMap((path) => mutants.get(path) ?? [])) {
      const renderers = await sample.differs(mutant)
      if (renderers.length > 0) fooled.push({ mutant, renderers })
      else if (sample.refused.includes(mutant)) stricter.push(mutant)
    }
    return { validator, judged: mutants.size, passed: paths.length, fooled, stricter }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** EU DSS and pyHanko on the same mutants, offline, with the same root. */
export async function compareValidators(sample: Sample): Promise<Comparison[]> {
  return [await compare('EU DSS 6.4', askDss, sample), await compare('pyHanko', askPyHanko, sample)]
}
