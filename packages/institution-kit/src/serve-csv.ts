#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { createInstitutionApi, type InstitutionApiOptions } from './institution-api.ts'
import { csvFileRecords } from './records/csv-records.ts'

const USAGE = `Χρήση / Usage:
  node packages/institution-kit/src/serve-csv.ts --csv FILE --key-file FILE
    [--basic-file FILE] [--allow ADDRESS …] [--host 127.0.0.1] [--port 8443]
Το --basic-file έχει χρήστη και κωδικό ως USER:PASSWORD. Βάλτε μπροστά έναν διακομιστή με https.
--basic-file holds user and password as USER:PASSWORD. Put a server with https in front.
`

const OPTIONS = {
  csv: { type: 'string' },
  'key-file': { type: 'string' },
  'basic-file': { type: 'string' },
  allow: { type: 'string', multiple: true },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '8443' },
} as const

type Settings = { api: InstitutionApiOptions; host: string; port: number }

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

function readSettings(list: string[]): Settings {
  const values = parseArgs({ args: list, options: OPTIONS }).values
  if (values.csv === undefined || values['key-file'] === undefined) throw new Error('--csv and --key-file are needed.')
  const api = {
    records: csvFileRecords(values.csv),
    securityKey: readSecret(values['key-file']),
    random: Math.random,
    ...readBasic(values['basic-file']),
    ...(values.allow && { allowedAddresses: values.allow }),
  }
  return { api, host: values.host, port: Number(values.port) }
}

try {
  const { api, host, port } = readSettings(process.argv.slice(2))
  // A file that cannot be read is told now and not at the first question.
  await api.records.find(() => false)
  const server = createServer(createInstitutionApi(api))
  server.listen(port, host, () => process.stdout.write(`${JSON.stringify(server.address())}\n`))
  process.once('SIGTERM', () => server.close()).once('SIGINT', () => server.close())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  process.exitCode = 2
}
