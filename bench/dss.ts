import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BenchSeal } from './authorities.ts'
import { PAYLOAD } from './signatures.ts'

const BUILT = fileURLToPath(new URL('../packages/ades/interop/var/dss/classpath.txt', import.meta.url))
const PROGRAM = fileURLToPath(new URL('dss/SignRate.java', import.meta.url))

/** Rates of EU DSS in a second of processor time, by "JAdES LT" and the like; or why there are none. */
export async function dssRates(seal: BenchSeal, page: Uint8Array): Promise<Map<string, number> | string> {
  const list = process.env.PERGA_BENCH_DSS ?? BUILT
  if (!existsSync(list)) return 'EU DSS is not built: npm run interop'
  const folder = mkdtempSync(join(tmpdir(), 'perga-dss-'))
  try {
    writeInputs(folder, seal, page)
    const classpath = readFileSync(list, 'utf8').trim()
    const parameters = ['-XX:-UsePerfData', '-cp', classpath, PROGRAM, folder, seal.addresses.timestampUrl]
    const { stdout } = await promisify(execFile)('java', parameters, { timeout: 180_000 })
    return new Map(stdout.trim().split('\n').map(rateOf))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'Java is not installed'
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function rateOf(line: string): [string, number] {
  const [format, level, rate] = line.split(' ')
  return [`${format} ${level}`, Number(rate)]
}

function writeInputs(folder: string, { certificates, key }: BenchSeal, page: Uint8Array): void {
  for (const name of ['root', 'issuing', 'seal'] as const) {
    writeFileSync(join(folder, `${name}.der`), certificates[name])
  }
  writeFileSync(join(folder, 'seal.p8'), key.export({ format: 'der', type: 'pkcs8' }), { mode: 0o600 })
  writeFileSync(join(folder, 'payload.json'), PAYLOAD)
  writeFileSync(join(folder, 'document.pdf'), page)
}
