import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readSignedData } from '../src/cms/signed-data.ts'
import { coveredParts, signaturesOf } from '../src/pades/signature-fields.ts'
import { signatureTimestamps } from '../src/pades/signature-timestamps.ts'
import { openPdf } from '../src/pdf/pdf-document.ts'
import { validateJades, validatePades } from '../src/validation/index.ts'
import { type Expected, FOLDER } from './files.ts'

const run = promisify(execFile)
const HERE = new URL('.', import.meta.url).pathname
const VAR = join(HERE, 'var')
export const PYTHON = join(VAR, 'venv/bin/python')

/** One line of the table: who judged what, with which outcome, and whether that was to be expected. */
export interface Verdict {
  readonly judge: string
  readonly file: string
  readonly said: string
  readonly agrees: boolean
}

const OUTCOMES: Readonly<Record<string, Expected['outcome']>> = {
  TOTAL_PASSED: 'passed',
  'TOTAL-PASSED': 'passed',
  INDETERMINATE: 'undecided',
  TOTAL_FAILED: 'failed',
  'TOTAL-FAILED': 'failed',
}

const classpath = () => `${join(VAR, 'dss/classes')}:${readFileSync(join(VAR, 'dss/classpath.txt'), 'utf8').trim()}`

/** Runs a class of the Maven project. */
export async function java(main: string, ...parameters: string[]): Promise<string[]> {
  const { stdout } = await run('java', ['-cp', classpath(), main, ...parameters], { maxBuffer: 50_000_000 })
  return stdout.split('\n').filter((line) => line !== '')
}

const rootFor = ({ name }: Expected) => join(FOLDER, `${/^(?:short|stale|rsa)-/.exec(name)?.[0] ?? ''}root.der`)
const isPdf = ({ name }: Expected) => name.endsWith('.pdf')

function dssVerdict(line: string, files: readonly Expected[]): Verdict {
  const [path = '', indication = '', subIndication = '', format = '', notes = ''] = line.split('|')
  const expected = files.find(({ name }) => path.endsWith(`/${name}`))
  const level = format.replace(/^(JAdES|PAdES)-BASELINE-/, 'B-')
  const agrees =
    OUTCOMES[indication] === expected?.outcome && (expected?.level === undefined || expected.level === level)
  const errors = notes
    .split('; ')
    .filter((note) => note.startsWith('E:'))
    .join(' ')
  return {
    judge: 'EU DSS 6.4',
    file: expected?.name ?? path,
    said: `${indication} ${subIndication} ${format} ${agrees ? '' : errors}`,
    agrees,
  }
}

/** EU DSS 6.4, offline, with the test root as its only anchor. */
export async function judgeByDss(files: readonly Expected[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const root of new Set(files.map(rootFor))) {
    const own = files.filter((file) => rootFor(file) === root)
    const list = join(VAR, 'list.txt')
    writeFileSync(list, own.map(({ name, at }) => `${join(FOLDER, name)}|${at?.toISOString() ?? ''}`).join('\n'))
    verdicts.push(...(await java('Judge', root, list)).map((line) => dssVerdict(line, own)))
  }
  return verdicts
}

/** Our own validation, which must say the same. */
export async function judgeByPerga(files: readonly Expected[]): Promise<Verdict[]> {
  return Promise.all(
    files.map(async (file) => {
      const bytes = new Uint8Array(readFileSync(join(FOLDER, file.name)))
      const trustAnchors = [new Uint8Array(readFileSync(rootFor(file)))]
      const options = { trustAnchors, validationTime: file.at ?? new Date() }
      const {
        indication,
        subIndication = '',
        level,
      } = await (isPdf(file) ? validatePades : validateJades)(bytes, options)
      // Ours names only levels whose parts were found valid; undecided files name less than their components.
      const levelAgrees = file.outcome !== 'passed' || file.level === undefined || file.level === level
      const agrees = OUTCOMES[indication] === file.outcome && levelAgrees
      return { judge: 'Perga', file: file.name, said: `${indication} ${subIndication} ${level ?? ''}`, agrees }
    }),
  )
}

/** pyHanko, offline: the seal, that later increments are only what LTA needs, and each document time stamp. */
export async function judgeByPyHanko(files: readonly Expected[]): Promise<Verdict[]> {
  const own = files.filter(isPdf)
  const lines: string[] = []
  for (const root of new Set(own.map(rootFor))) {
    const paths = own.filter((file) => rootFor(file) === root).map(({ name }) => join(FOLDER, name))
    const { stdout } = await run(PYTHON, [join(HERE, 'judge_pyhanko.py'), root, ...paths])
    lines.push(...stdout.trim().split('\n'))
  }
  return lines.map((line) => {
    const [path = '', bottomLine = '', level = '', stamps = ''] = line.split('|')
    const expected = own.find(({ name }) => path.endsWith(`/${name}`))
    const holds = bottomLine === 'True' && ['NONE', 'LTA_UPDATES'].includes(level) && !stamps.includes('False')
    const said = `${bottomLine} ${level} ${stamps}`
    return { judge: 'pyHanko', file: expected?.name ?? path, said, agrees: holds === (expected?.outcome !== 'failed') }
  })
}

/** veraPDF: the sealed file is still PDF/A-3a. */
export async function judgeByVeraPdf(files: readonly Expected[]): Promise<Verdict[]> {
  const own = files.filter((file) => isPdf(file) && file.outcome !== 'failed')
  const lines = await java('Conformance', '3a', ...own.map(({ name }) => join(FOLDER, name)))
  return lines.map((line) => {
    const [path = '', result = '', rules = ''] = line.split('|')
    return {
      judge: 'veraPDF 3a',
      file: path.slice(FOLDER.length),
      said: `${result} ${rules}`,
      agrees: result === 'PASS',
    }
  })
}

/** Rules of PDF/UA-1 that the sealed file breaks and the unsealed one does not: an invisible seal must add none. */
export async function judgeAccessibility(files: readonly Expected[]): Promise<Verdict[]> {
  const own = files.filter(
    ({ name, outcome }) => name.endsWith('.pdf') && outcome !== 'failed' && !name.includes('visible'),
  )
  const lines = await java(
    'Conformance',
    'ua1',
    join(FOLDER, 'document.pdf'),
    ...own.map(({ name }) => join(FOLDER, name)),
  )
  const [before, ...sealed] = lines.map((line) => line.split('|'))
  return sealed.map(([path = '', , rules = '']) => ({
    judge: 'veraPDF ua1',
    file: path.slice(FOLDER.length),
    said: `broken before sealing ${before?.[2] ?? ''}, after ${rules}`,
    agrees: rules === before?.[2],
  }))
}

/** qpdf finds no fault in the structure. */
export function judgeByQpdf(files: readonly Expected[]): Verdict[] {
  return files
    .filter((file) => isPdf(file) && file.outcome !== 'failed')
    .map(({ name }) => {
      const { status, stdout } = spawnSync('qpdf', ['--check', join(FOLDER, name)], { encoding: 'utf8' })
      return {
        judge: 'qpdf',
        file: name,
        said: stdout?.trim().split('\n').at(-1) ?? 'not installed',
        agrees: status === 0,
      }
    })
}

function openssl(...parameters: string[]) {
  return spawnSync('openssl', parameters, { cwd: FOLDER, encoding: 'utf8' })
}

function judgeStamp(name: string, token: Uint8Array, stamped: Uint8Array): Verdict {
  writeFileSync(join(FOLDER, 'token.der'), token)
  writeFileSync(join(FOLDER, 'stamped'), stamped)
  const { status, stdout, stderr } = openssl(
    'ts',
    '-verify',
    '-token_in',
    '-in',
    'token.der',
    '-data',
    'stamped',
    '-CAfile',
    'root.pem',
  )
  const said = `${stdout} ${stderr}`.includes('Verification: OK')
    ? 'Verification: OK'
    : `${stdout} ${stderr}`.trim().split('\n').at(-1)
  return { judge: 'openssl ts', file: name, said: said ?? '', agrees: status === 0 }
}

/** openssl cms over the seal and openssl ts over every stamp of the archived file. */
export function judgeByOpenssl(): Verdict[] {
  openssl('x509', '-inform', 'DER', '-in', 'root.der', '-out', 'root.pem')
  const name = 'pades-renewed.pdf'
  const bytes = new Uint8Array(readFileSync(join(FOLDER, name)))
  return signaturesOf(openPdf(bytes)).flatMap((signature) => {
    const covered = Buffer.concat(coveredParts(bytes, signature.byteRange))
    if (signature.kind === 'document-timestamp') return [judgeStamp(name, signature.cms, covered)]
    writeFileSync(join(FOLDER, 'covered'), covered)
    writeFileSync(join(FOLDER, 'cms.der'), signature.cms)
    const parameters =
      'cms -verify -cades -binary -inform DER -in cms.der -content covered -CAfile root.pem -purpose any -out /dev/null'
    const { status, stderr } = openssl(...parameters.split(' '))
    const signedData = readSignedData(signature.cms)
    const stamps = signatureTimestamps(signedData).map((token) => judgeStamp(name, token, signedData.signer.signature))
    return [
      { judge: 'openssl cms', file: name, said: stderr.trim().split('\n').at(-1) ?? '', agrees: status === 0 },
      ...stamps,
    ]
  })
}

/** Whether the tools are there; the message says what is missing. */
export function missingTools(): string[] {
  const commands = ['java', 'qpdf', 'openssl'].filter(
    (command) => spawnSync(command, ['--version']).error !== undefined,
  )
  return existsSync(PYTHON) ? commands : [...commands, 'the Python environment']
}
