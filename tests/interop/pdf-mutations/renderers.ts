import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

/** A program that draws pages. The same answer for two files means the same pixels on each page. */
export interface Renderer {
  readonly name: string
  render(path: string): Promise<string>
  close(): void
}

const HERE = new URL('renderers/', import.meta.url).pathname
/** Where what the run installs for itself is kept. */
export const VAR = new URL('../var/', import.meta.url).pathname
const VENV = join(VAR, 'venv')
const PDFJS = join(VAR, 'pdfjs')
const run = promisify(execFile)
const SLOWEST = 60_000

const NEEDED = {
  pdftoppm: ['-v', 'Poppler (poppler-utils)'],
  mutool: ['-v', 'MuPDF (mupdf-tools)'],
  python3: ['--version', 'Python 3.11 or later'],
} as const

/** The programs of the system that are missing, by the names that a person knows. */
export const missingRenderers = (): string[] =>
  Object.entries(NEEDED)
    .filter(([command, [flag]]) => spawnSync(command, [flag], { stdio: 'ignore' }).error !== undefined)
    .map(([, [, name]]) => name)

/** Installs PDFium and pdf.js once, by pip and npm. */
export function prepareRenderers(): void {
  mkdirSync(PDFJS, { recursive: true })
  if (!existsSync(join(VENV, 'lib'))) execFileSync('python3', ['-m', 'venv', VENV], { stdio: 'inherit' })
  const pip = ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', '-r', join(HERE, 'requirements.txt')]
  execFileSync(join(VENV, 'bin/python'), pip, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (existsSync(join(PDFJS, 'node_modules/pdfjs-dist'))) return
  cpSync(join(HERE, 'package.json'), join(PDFJS, 'package.json'))
  const flags = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  execFileSync('npm', flags, { cwd: PDFJS, stdio: ['ignore', 'ignore', 'inherit'] })
}

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** A program that is started for each file; its answer is read from what it writes. */
function started(
  name: string,
  command: string,
  parameters: readonly string[],
  answer: (out: Buffer, notes: Buffer) => string,
): Renderer {
  return {
    name,
    async render(path) {
      const options = { encoding: 'buffer', maxBuffer: 500_000_000, timeout: SLOWEST } as const
      try {
        const { stdout, stderr } = await run(command, [...parameters, path], options)
        return answer(stdout, stderr)
      } catch {
        return 'error'
      }
    },
    close: () => undefined,
  }
}

/** `page <file> <number> <md5>` beside warnings: the file's name is not part of what is seen. */
function mupdfAnswer(_: Buffer, notes: Buffer): string {
  const sums = [...notes.toString().matchAll(/^page .* (\d+) ([0-9a-f]{32})$/gm)].map((match) => match[2])
  return sums.length === 0 ? 'error no page' : sums.join(' ')
}

/** A program that stays: it is given a path a line and answers each with a line. It is started again when it ends. */
function resident(name: string, command: string, parameters: readonly string[]): Renderer {
  let child: ChildProcess | undefined
  let waiting: ((answer: string) => void) | undefined
  const answerWith = (line: string) => {
    waiting?.(line)
    waiting = undefined
  }
  const start = () => {
    const started = spawn(command, parameters, { stdio: ['pipe', 'pipe', 'ignore'] })
    if (started.stdout !== null) createInterface({ input: started.stdout }).on('line', answerWith)
    started.once('exit', () => {
      if (child === started) child = undefined
      answerWith('error crashed')
    })
    return started
  }
  const ask = (path: string) =>
    new Promise<string>((resolve) => {
      waiting = resolve
      child ??= start()
      child.stdin?.write(`${path}\n`)
      const timer = setTimeout(() => child?.kill('SIGKILL'), SLOWEST)
      waiting = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
    })
  let queue: Promise<unknown> = Promise.resolve()
  return {
    name,
    render(path) {
      const answer = queue.then(() => ask(path))
      queue = answer
      return answer
    },
    close: () => child?.kill(),
  }
}

/** The four renderers, each of another maker. */
export const startRenderers = (): Renderer[] => [
  started('Poppler', 'pdftoppm', ['-q', '-r', '72'], (out) => (out.length === 0 ? 'error no page' : hashOf(out))),
  started('MuPDF', 'mutool', ['draw', '-q', '-r', '72', '-s', '5'], mupdfAnswer),
  resident('PDFium', join(VENV, 'bin/python'), [join(HERE, 'render_pdfium.py')]),
  resident('pdf.js', process.execPath, [join(HERE, 'render-by-pdfjs.js'), PDFJS]),
]

/** What each renderer makes of the same bytes, asked once for each content. */
export function renderedBy(renderers: readonly Renderer[], folder: string) {
  const known = new Map<string, Promise<readonly string[]>>()
  return (pdf: Uint8Array): Promise<readonly string[]> => {
    const name = hashOf(Buffer.from(pdf))
    const path = join(folder, `${name}.pdf`)
    const answer =
      known.get(name) ??
      (async () => {
        writeFileSync(path, pdf)
        return Promise.all(renderers.map((renderer) => renderer.render(path)))
      })()
    known.set(name, answer)
    return answer
  }
}
