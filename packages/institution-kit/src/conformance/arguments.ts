import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dialectOf } from '@perga/connectors'
import { type Locale, toLocale } from '@perga/domain'
import { isDegreeField } from '../degree-row.ts'
import type { InstitutionSettings } from './institution-under-test.ts'
import type { ViewSettings } from './view-under-test.ts'

/** The command line cannot be understood; the message is one sentence for whoever typed it. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** What the command was asked to do. */
export type ConformanceCommand = {
  target: { mode: 'api'; settings: InstitutionSettings } | { mode: 'view'; settings: ViewSettings }
  format: 'text' | 'json' | 'html'
  locale: Locale
  output: string | null
  timeoutMilliseconds: number
}

const OPTIONS = {
  address: { type: 'string' },
  database: { type: 'string' },
  'database-file': { type: 'string' },
  'ca-file': { type: 'string' },
  view: { type: 'string', default: 'V_DEGREES' },
  key: { type: 'string' },
  'key-file': { type: 'string' },
  basic: { type: 'string' },
  'token-member': { type: 'string', default: 'token' },
  'query-member': { type: 'string', default: 'query' },
  'filter-member': { type: 'string', default: 'filter' },
  charset: { type: 'string', default: 'utf-8' },
  sample: { type: 'string', multiple: true },
  format: { type: 'string', default: 'text' },
  lang: { type: 'string', default: 'el' },
  out: { type: 'string' },
  timeout: { type: 'string', default: '10000' },
} as const

/** How the command is used, in both languages. */
export const USAGE = `Χρήση / Usage:
  node packages/institution-kit/src/conformance/main.ts --address URL (--key KEY | --key-file FILE)
    [--basic USER:PASSWORD] [--sample FIELD=VALUE …] [--charset utf-8|windows-1253]
    [--token-member NAME] [--query-member NAME] [--filter-member NAME]
  node packages/institution-kit/src/conformance/main.ts (--database URL | --database-file FILE) [--view V_DEGREES]
    [--ca-file FILE] [--charset utf-8|windows-1253]
    URL: postgresql://, mysql://, oracle://, mssql:// USER:PASSWORD@HOST:PORT/DATABASE[?sslmode=disable|require|verify-full]
    [--format text|json|html] [--lang el|en] [--out FILE] [--timeout MILLISECONDS]
Κωδικός εξόδου / Exit code: 0 συμμορφώνεται / conforms, 1 δεν συμμορφώνεται / does not conform, 2 δεν ολοκληρώθηκε ο έλεγχος / not or not fully checked.
`

function parse(list: readonly string[]) {
  try {
    return parseArgs({ args: [...list], options: OPTIONS, strict: true }).values
  } catch (error) {
    // The message names options, never their values.
    throw new UsageError(error instanceof Error ? error.message : 'Unknown arguments.', { cause: error })
  }
}

function readAddress(text: string | undefined): URL {
  if (text === undefined || !URL.canParse(text)) throw new UsageError('--address must be a URL.')
  const address = new URL(text)
  if (!/^https?:$/.test(address.protocol)) throw new UsageError('--address must be http or https.')
  return address
}

function readKey(key: string | undefined, file: string | undefined): string {
  if ((key === undefined) === (file === undefined)) throw new UsageError('Give either --key or --key-file.')
  return key ?? readFileOf('--key-file', file ?? '')
}

function readBasic(text: string | undefined): InstitutionSettings['basicAuth'] {
  if (text === undefined) return null
  const at = text.indexOf(':')
  if (at < 1) throw new UsageError('--basic must be USER:PASSWORD.')
  return { userName: text.slice(0, at), password: text.slice(at + 1) }
}

function readSample(list: readonly string[]): InstitutionSettings['sample'] {
  const fields = list.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)] as const)
  if (fields.some(([name]) => !isDegreeField(name)))
    throw new UsageError('--sample must be FIELD=VALUE, FIELD a field of the record.')
  return fields.length === 0 ? null : Object.fromEntries(fields)
}

function readCharset(name: string): string {
  if (!['utf-8', 'windows-1253', 'iso-8859-7'].includes(name)) throw new UsageError('--charset is not known.')
  return name
}

function readFormat(name: string): ConformanceCommand['format'] {
  if (name !== 'text' && name !== 'json' && name !== 'html')
    throw new UsageError('--format must be text, json or html.')
  return name
}

function readFileOf(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new UsageError(`The file of ${option} cannot be read.`, { cause: error })
  }
}

type Values = ReturnType<typeof parse>

function readView(values: Values): ViewSettings {
  const { database, view, charset } = values
  const file = values['database-file']
  if (database !== undefined && file !== undefined) throw new UsageError('Give either --database or --database-file.')
  const connectionString = database ?? readFileOf('--database-file', file ?? '')
  if (dialectOf(connectionString) === null)
    throw new UsageError('--database is no address of a database that is known.')
  if (charset !== 'utf-8' && charset !== 'windows-1253') throw new UsageError('--charset is not known.')
  const ca = values['ca-file']
  return { connectionString, view, charset, ...(ca !== undefined && { ca: readFileOf('--ca-file', ca) }) }
}

function readApi(values: Values): InstitutionSettings {
  return {
    address: readAddress(values.address),
    key: readKey(values.key, values['key-file']),
    basicAuth: readBasic(values.basic),
    memberNames: { token: values['token-member'], query: values['query-member'], filter: values['filter-member'] },
    charset: readCharset(values.charset),
    sample: readSample(values.sample ?? []),
  }
}

// An institution has one mode (spec 2 §5), so one is checked.
function readTarget(values: Values): ConformanceCommand['target'] {
  const isView = values.database !== undefined || values['database-file'] !== undefined
  if (isView && values.address !== undefined) throw new UsageError('Give either an --address or a database.')
  return isView ? { mode: 'view', settings: readView(values) } : { mode: 'api', settings: readApi(values) }
}

/** Reads the command line. Throws `UsageError`, which never quotes a value. */
export function readArguments(list: readonly string[]): ConformanceCommand {
  const values = parse(list)
  const timeoutMilliseconds = Number(values.timeout)
  if (!Number.isInteger(timeoutMilliseconds) || timeoutMilliseconds < 1)
    throw new UsageError('--timeout must be milliseconds.')
  return {
    target: readTarget(values),
    format: readFormat(values.format),
    locale: toLocale(values.lang),
    output: values.out ?? null,
    timeoutMilliseconds,
  }
}
