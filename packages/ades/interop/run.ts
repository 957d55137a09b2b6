import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serveWorld } from '../src/test-pki/serve-world.ts'
import { createTestWorld } from '../src/test-pki/test-world.ts'
import { type Expected, FOLDER, writeFiles } from './files.ts'
import {
  java,
  judgeAccessibility,
  judgeByDss,
  judgeByOpenssl,
  judgeByPerga,
  judgeByPyHanko,
  judgeByQpdf,
  judgeByVeraPdf,
  missingTools,
  PYTHON,
  type Verdict,
} from './judges.ts'

const HERE = new URL('.', import.meta.url).pathname
const VAR = join(HERE, 'var')
const DAY = 24 * 3_600_000

/** Builds the Maven project and the Python environment once, by their ordinary clients. */
function prepare(): void {
  mkdirSync(VAR, { recursive: true })
  const options = { cwd: join(HERE, 'dss'), stdio: 'inherit' } as const
  execFileSync(
    'mvn',
    ['-q', '-B', 'compile', 'dependency:build-classpath', '-Dmdep.outputFile=../var/dss/classpath.txt'],
    options,
  )
  if (existsSync(PYTHON)) return
  execFileSync('python3', ['-m', 'venv', join(VAR, 'venv')], { stdio: 'inherit' })
  execFileSync(PYTHON, ['-m', 'pip', 'install', '-q', '-r', join(HERE, 'requirements.txt')], { stdio: 'inherit' })
}

function layOutPage(): string {
  const page = join(VAR, 'page.pdf')
  execFileSync(PYTHON, [join(HERE, 'compile_page.py'), join(HERE, 'page/page.typ'), page])
  return page
}

/** What EU DSS makes at each level with the same keys and authorities. */
const DSS_FILES: readonly Expected[] = ['B', 'T', 'LT', 'LTA'].flatMap((level) =>
  ['json', 'pdf'].map((type) => ({
    name: `dss-${level}.${type}`,
    outcome: level === 'B' || level === 'T' ? ('undecided' as const) : ('passed' as const),
    level: `B-${level}`,
  })),
)

function print(verdicts: readonly Verdict[]): void {
  const wide = (pick: (verdict: Verdict) => string) => Math.max(...verdicts.map((verdict) => pick(verdict).length))
  const [judges, files] = [wide(({ judge }) => judge), wide(({ file }) => file)]
  for (const { judge, file, said, agrees } of verdicts) {
    console.log(`${agrees ? 'agrees   ' : 'DISAGREES'}  ${judge.padEnd(judges)}  ${file.padEnd(files)}  ${said}`)
  }
  const disagreements = verdicts.filter(({ agrees }) => !agrees).length
  console.log(`${verdicts.length} verdicts, ${disagreements} disagreements`)
  process.exitCode = disagreements === 0 ? 0 : 1
}

async function main(): Promise<void> {
  prepare()
  const missing = missingTools()
  if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`)
  const now = new Date()
  const { world, server } = await serveWorld({ now })
  const soon = new Date(now.getTime() + 30 * DAY)
  const short = createTestWorld({ now, sealUntil: soon })
  const stale = createTestWorld({ now, responderUntil: soon })
  const rsa = createTestWorld({ now, sealKeys: generateKeyPairSync('rsa', { modulusLength: 3072 }) })
  try {
    const files = await writeFiles({ world, short, stale, rsa }, layOutPage())
    await java('Seal', FOLDER, world.addresses.tsa)
    print([
      ...(await judgeByDss(files)),
      ...(await judgeByPerga([...files, ...DSS_FILES])),
      ...(await judgeByPyHanko(files)),
      ...(await judgeByVeraPdf(files)),
      ...(await judgeAccessibility(files)),
      ...judgeByQpdf(files),
      ...judgeByOpenssl(),
    ])
  } finally {
    server.close()
  }
}

await main()
