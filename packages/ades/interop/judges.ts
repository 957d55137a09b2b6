import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSignedData } from '../src/cms/signed-data.ts'
import { coveredParts, signaturesOf } from '../src/pades/signature-fields.ts'
import { signatureTimestamps } from '../src/pades/signature-timestamps.ts'
import { openPdf } from '../src/pdf/pdf-document.ts'
import { validateJades, validatePades } from '../src/validation/index.ts'
import { type Expected, FOLDER } from './files.ts'
import { java, python, VAR } from './tools.ts'

/** One line of the table: who judged what, with which outcome, and whether that was to be expected. */
export interface Verdict {
  readonly judge: string
  readonly file: string
  readonly said: string
  readonly agrees: boolean
}

/** A file of another maker: of what level it was made is known, its outcome is what the judges say. */
export type Made = Pick<Expected, 'name' | 'level' | 'at'> & Partial<Pick<Expected, 'outcome'>>

export type DssVerdict = Verdict & Pick<Expected, 'outcome'>

const OUTCOMES: Readonly<Record<string, Expected['outcome']>> = {
  TOTAL_PASSED: 'passed',
  'TOTAL-PASSED': 'passed',
  INDETERMINATE: 'undecided',
  TOTAL_FAILED: 'failed',
  'TOTAL-FAILED': 'failed',
}

const rootFor = ({ name }: Made) => join(FOLDER, `${/^(?:short|stale|rsa|diploma)-/.exec(name)?.[0] ?? ''}root.der`)
const isPdf = ({ name }: Made) => name.endsWith('.pdf')

function dssVerdict(line: string, files: readonly Made[]): DssVerdict {
  const [path = '', indication = '', subIndication = '', format = '', notes = ''] = line.split('|')
  const expected = files.find(({ name }) => path.endsWith(`/${name}`))
  const level = format.replace(/^(JAdES|PAdES)-BASELINE-/, 'B-')
  const isExpected = expected?.outcome === undefined || OUTCOMES[indication] === expected.outcome
  const agrees = isExpected && (expected?.level === undefined || expected.level === level)
  const errors = notes
    .split('; ')
    .filter((note) => note.startsWith('E:'))
    .join(' ')
  return {
    judge: 'EU DSS 6.4',
    file: expected?.name ?? path,
    said: `${indication} ${subIndication} ${format} ${agrees ? '' : errors}`,
    agrees,
    outcome: OUTCOMES[indication] ?? 'failed',
  }
}

/** EU DSS 6.4, offline, with the test root as its only anchor. */
export async function judgeByDss(files: readonly Made[]): Promise<DssVerdict[]> {
  const verdicts: DssVerdict[] = []
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
    lines.push(...(await python('judge_pyhanko.py', root, ...paths)))
  }
  return lines.map((line) => {
    const [path = '', outcome = '', level = '', stamps = ''] = line.split('|')
    const expected = own.find(({ name }) => path.endsWith(`/${name}`))
    const isUntouched = ['NONE', 'LTA_UPDATES'].includes(level) && !stamps.includes('False')
    const agrees = outcome === expected?.outcome && (outcome !== 'passed' || isUntouched)
    return { judge: 'pyHanko', file: expected?.name ?? path, said: `${outcome} ${level} ${stamps}`, agrees }
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

/**
 * veraPDF: a file that declares PDF/UA-1 meets it once it is sealed; of any other, the invisible seal breaks no rule that
 * the unsealed one did not.
 */
export async function judgeAccessibility(files: readonly Expected[]): Promise<Verdict[]> {
  const own = files.filter((file) => isPdf(file) && file.outcome !== 'failed' && !file.name.includes('visible'))
  const paths = own.map(({ name }) => join(FOLDER, name))
  const lines = await java('Conformance', 'ua1', join(FOLDER, 'document.pdf'), ...paths)
  const [before, ...sealed] = lines.map((line) => line.split('|'))
  return sealed.map(([path = '', result = '', rules = '']) => {
    const file = path.slice(FOLDER.length)
    const isDeclared = own.find(({ name }) => name === file)?.accessible === true
    const said = isDeclared ? `${result} ${rules}` : `broken before sealing ${before?.[2] ?? ''}, after ${rules}`
    return { judge: 'veraPDF ua1', file, said, agrees: isDeclared ? result === 'PASS' : rules === before?.[2] }
  })
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
