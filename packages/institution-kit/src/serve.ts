#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { readDegreeQuery } from './degree-query.ts'
import { createInstitutionApi, type InstitutionApiOptions } from './institution-api.ts'
import { csvFileRecords } from './records/csv-records.ts'
import type { RecordSource } from './records/record-source.ts'
import { sqlRecords } from './records/sql-records.ts'

const USAGE = `Χρήση / Usage:
  node packages/institution-kit/src/serve.ts --key-file FILE
    (--csv FILE | --database-file FILE --table NAME [--columns FILE])
    [--basic-file FILE] [--allow ADDRESS …] [--host 127.0.0.1] [--port 8443]
Το --database-file έχει τη διεύθυνση της βάσης, postgresql://… ή mysql://…, και το --columns ένα αντικείμενο JSON από πεδίο σε
στήλη. Το --basic-file έχει χρήστη και κωδικό ως USER:PASSWORD. Βάλτε μπροστά έναν διακομιστή με https.
--database-file holds the address of the database, postgresql://… or mysql://…, and --columns a JSON object from field to column.
--basic-file holds user and password as USER:PASSWORD. Put a server with https in front.
`

const OPTIONS = {
  csv: { type: 'string' },
  'database-file': { type: 'string' },
  table: { type: 'string' },
  columns: { type: 'string' },
  'key-file': { type: 'string' },
  'basic-file': { type: 'string' },
  allow: { type: 'string', multiple: true },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '8443' },
} as const

type Source = RecordSource & { close?(): Promise<void> }
type Settings = { api: InstitutionApiOptions & { records: Source }; host: string; port: number }

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret === '') throw new Error('A file of secrets is empty.')
  return secret
}

function readBasic(file: string | undefined): Pick<InstitutionApiOptions, 'basicAuth'> {
  if (file === undefined) return {}
  const [userName = '', ...password] = readSecret(file).split(':')
  return { basicAuth: { userName, password: password.join(':') } }
}

function readColumns(file: string | undefined): { columns?: Record<string, string> } {
  if (file === undefined) return {}
  const columns: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const entries = typeof columns === 'object' && columns !== null ? Object.entries(columns) : []
  if (entries.length === 0 || entries.some(([, column]) => typeof column !== 'string'))
    throw new Error('The file of --columns must be an object of fields and columns.')
  return { columns: Object.fromEntries(entries.map(([field, column]) => [field, String(column)])) }
}

async function openRecords(
  values: {
    [Name in 'csv' | 'database-file' | 'table' | 'columns']?: string | undefined
  },
): Promise<Source> {
  const { csv, table, columns } = values
  if ((csv === undefined) === (values['database-file'] === undefined))
    throw new Error('Give either --csv or --database-file.')
  if (csv !== undefined) return csvFileRecords(csv)
  if (table === undefined) throw new Error('--table is needed.')
  return sqlRecords({ connectionString: readSecret(values['database-file'] ?? ''), table, ...readColumns(columns) })
}

async function readSettings(list: string[]): Promise<Settings> {
  const values = parseArgs({ args: list, options: OPTIONS }).values
  if (values['key-file'] === undefined) throw new Error('--key-file is needed.')
  const api = {
    records: await openRecords(values),
    securityKey: readSecret(values['key-file']),
    random: Math.random,
    ...readBasic(values['basic-file']),
    ...(values.allow && { allowedAddresses: values.allow }),
  }
  return { api, host: values.host, port: Number(values.port) }
}

try {
  const { api, host, port } = await readSettings(process.argv.slice(2))
  // A source that cannot be read is told now and not at the first question.
  await api.records.find(readDegreeQuery({ filter: '(certificateID=PERGA0PROBE)' }))
  const server = createServer(createInstitutionApi(api))
  server.listen(port, host, () => process.stdout.write(`${JSON.stringify(server.address())}\n`))
  const stop = () => server.close(() => void api.records.close?.())
  process.once('SIGTERM', stop).once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  process.exitCode = 2
}
