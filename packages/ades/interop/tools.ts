import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const HERE = new URL('.', import.meta.url).pathname
const VENV = new URL('var/venv', import.meta.url).pathname
/** Where the judges and the files that they judge are kept. */
export const VAR = join(HERE, 'var')
/** Python with pyHanko and Typst. */
export const PYTHON = join(VENV, 'bin/python')

const TOOLS = {
  java: 'Java 17 or later',
  mvn: 'Maven',
  python3: 'Python 3.11 or later',
  qpdf: 'qpdf',
  openssl: 'openssl',
}

/** What the table needs and the machine lacks, by the names that a person knows. */
export function missingTools(): string[] {
  return Object.entries(TOOLS)
    .filter(([command]) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error !== undefined)
    .map(([, name]) => name)
}

/** Builds the Maven project and the Python environment once, by their ordinary clients. */
export function prepareJudges(): void {
  mkdirSync(VAR, { recursive: true })
  const options = { cwd: join(HERE, 'dss'), stdio: 'inherit' } as const
  execFileSync(
    'mvn',
    ['-q', '-B', 'compile', 'dependency:build-classpath', '-Dmdep.outputFile=../var/dss/classpath.txt'],
    options,
  )
  if (existsSync(PYTHON)) return
  execFileSync('python3', ['-m', 'venv', VENV], { stdio: 'inherit' })
  execFileSync(PYTHON, ['-m', 'pip', 'install', '-q', '-r', join(HERE, 'requirements.txt')], { stdio: 'inherit' })
}

const classpath = () => `${join(VAR, 'dss/classes')}:${readFileSync(join(VAR, 'dss/classpath.txt'), 'utf8').trim()}`
const linesOf = ({ stdout }: { stdout: string }) => stdout.split('\n').filter((line) => line !== '')

/** Runs a class of the Maven project; the lines that it prints. */
export const java = async (main: string, ...parameters: string[]): Promise<string[]> =>
  linesOf(await run('java', ['-cp', classpath(), main, ...parameters], { maxBuffer: 50_000_000 }))

/** Runs a script of this folder; the lines that it prints. */
export const python = async (script: string, ...parameters: string[]): Promise<string[]> =>
  linesOf(await run(PYTHON, [join(HERE, script), ...parameters], { maxBuffer: 50_000_000 }))
