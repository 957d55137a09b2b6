import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { serveWorld } from '../src/test-pki/serve-world.ts'
import { createTestWorld } from '../src/test-pki/test-world.ts'
import { type Expected, emptyFolder, FOLDER, writeFiles } from './files.ts'
import {
  judgeAccessibility,
  judgeByDss,
  judgeByOpenssl,
  judgeByPerga,
  judgeByPyHanko,
  judgeByQpdf,
  judgeByVeraPdf,
  type Made,
  type Verdict,
} from './judges.ts'
import { java, missingTools, PYTHON, prepareJudges, python, VAR } from './tools.ts'

const DAY = 24 * 3_600_000

/** What EU DSS and pyHanko make at each level with the same keys and authorities. */
const FOREIGN_FILES: readonly Made[] = ['B', 'T', 'LT', 'LTA'].flatMap((level) =>
  [`dss-${level}.json`, `dss-${level}.pdf`, `pyhanko-${level}.pdf`].map((name) => ({ name, level: `B-${level}` })),
)

function layOutPage(): string {
  const page = join(VAR, 'page.pdf')
  const source = new URL('page/page.typ', import.meta.url).pathname
  execFileSync(PYTHON, [new URL('compile_page.py', import.meta.url).pathname, source, page])
  return page
}

/** What a caller adds to the table. */
export interface TableAdditions {
  /** Writes further sealed files, with their `…-root.der`, into the folder. */
  readonly makeFiles?: (folder: string) => Promise<readonly Expected[]>
  /** Judges of every file, of ours and of others. */
  readonly judges?: readonly ((files: readonly Expected[], folder: string) => Promise<readonly Verdict[]>)[]
}

async function judgeFurther(files: readonly Expected[], { judges = [] }: TableAdditions): Promise<Verdict[]> {
  const verdicts = await Promise.all(judges.map((judge) => judge(files, FOLDER)))
  return verdicts.flat()
}

/** Files of other makers: EU DSS says first, and our validation and pyHanko must say the same. */
async function judgeForeignFiles(additions: TableAdditions): Promise<Verdict[]> {
  const byDss = await judgeByDss(FOREIGN_FILES)
  const expected = FOREIGN_FILES.map((file): Expected => {
    const said = byDss.find((verdict) => verdict.file === file.name)
    return { ...file, outcome: said?.outcome ?? 'failed' }
  })
  const byPyHanko = await judgeByPyHanko(expected.filter(({ name }) => name.startsWith('pyhanko-')))
  return [...byDss, ...(await judgeByPerga(expected)), ...byPyHanko, ...(await judgeFurther(expected, additions))]
}

async function judgeOwnFiles(files: readonly Expected[], additions: TableAdditions): Promise<Verdict[]> {
  return [
    ...(await judgeByDss(files)),
    ...(await judgeByPerga(files)),
    ...(await judgeByPyHanko(files)),
    ...(await judgeByVeraPdf(files)),
    ...(await judgeAccessibility(files)),
    ...judgeByQpdf(files),
    ...(await judgeFurther(files, additions)),
  ]
}

async function judgeAll(additions: TableAdditions): Promise<Verdict[]> {
  const { makeFiles = async () => [] } = additions
  const now = new Date()
  const { world, server } = await serveWorld({ now })
  const soon = new Date(now.getTime() + 30 * DAY)
  const short = createTestWorld({ now, sealUntil: soon })
  const stale = createTestWorld({ now, responderUntil: soon })
  const rsa = createTestWorld({ now, sealKeys: generateKeyPairSync('rsa', { modulusLength: 3072 }) })
  try {
    const folder = emptyFolder()
    const files = [...(await writeFiles({ world, short, stale, rsa }, layOutPage())), ...(await makeFiles(folder))]
    await java('Seal', FOLDER, world.addresses.tsa)
    await python('seal_pyhanko.py', FOLDER, world.addresses.tsa)
    return [...(await judgeOwnFiles(files, additions)), ...judgeByOpenssl(), ...(await judgeForeignFiles(additions))]
  } finally {
    server.close()
  }
}

/** One line for each verdict. */
export function printVerdicts(verdicts: readonly Verdict[]): void {
  const wide = (pick: (verdict: Verdict) => string) => Math.max(...verdicts.map((verdict) => pick(verdict).length))
  const [judges, files] = [wide(({ judge }) => judge), wide(({ file }) => file)]
  for (const { judge, file, said, agrees } of verdicts) {
    console.log(`${agrees ? 'agrees   ' : 'DISAGREES'}  ${judge.padEnd(judges)}  ${file.padEnd(files)}  ${said}`)
  }
  console.log(`${verdicts.length} verdicts, ${verdicts.filter(({ agrees }) => !agrees).length} disagreements`)
}

/** Why the judges cannot be asked on this machine; undefined when they can. */
export function missingForTable(): string | undefined {
  const missing = missingTools()
  if (missing.length === 0) return undefined
  return `The independent judges need what this machine lacks: ${missing.join(', ')}. See packages/ades/interop/README.md.`
}

/** What each independent judge says of each file: ours at every level, the caller's, and those of other makers. */
export function askJudges(additions: TableAdditions = {}): Promise<Verdict[]> {
  prepareJudges()
  return judgeAll(additions)
}

/** Prints the table. The exit code is 1 when a judge disagrees or a tool is missing. */
export async function printTable(additions: TableAdditions = {}): Promise<void> {
  const missing = missingForTable()
  if (missing !== undefined) {
    console.error(missing)
    process.exitCode = 1
    return
  }
  const verdicts = await askJudges(additions)
  printVerdicts(verdicts)
  if (verdicts.some(({ agrees }) => !agrees)) process.exitCode = 1
}
