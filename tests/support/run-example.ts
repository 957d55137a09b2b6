import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const hasCurl = spawnSync('curl', ['--version']).status === 0

/**
 * Runs an example of the guides as a reader would: what is in capitals is filled in, then the command goes to a shell. Where
 * there is no curl, the same command is read and sent by `fetch`. Returns the answer's body.
 */
export async function runExample(
  example: string,
  { places, variables = {} }: { places: Record<string, string>; variables?: Record<string, string> },
): Promise<string> {
  const command = Object.entries(places).reduce((text, [place, value]) => text.replaceAll(place, value), example)
  return hasCurl ? runByShell(command, variables) : sendByFetch(command, variables)
}

async function runByShell(command: string, variables: Record<string, string>): Promise<string> {
  const quiet = command.replace(/^curl /, 'curl --silent --show-error ')
  const environment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...variables }
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-c', quiet], { env: environment })
  return stdout
}

/** A request as the options of a command describe it. */
interface Sent {
  address: string
  headers: Headers
  data: string[]
  /** The file that is put, where there is one. */
  file: string | null
}

const setHeader = ({ headers }: Sent, line: string) =>
  headers.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())

/** The options with a value that the examples use. */
const OPTIONS: Readonly<Record<string, (sent: Sent, value: string) => void>> = {
  '-H': (sent, value) => setHeader(sent, value.startsWith('@') ? readFileSync(value.slice(1), 'utf8') : value),
  '-u': ({ headers }, value) => headers.set('authorization', `Basic ${Buffer.from(value).toString('base64')}`),
  '-d': ({ data }, value) => data.push(value),
  '-T': (sent, value) => {
    sent.file = readFileSync(value, 'utf8')
  },
}
const WITHOUT_VALUE = new Set(['--fail-with-body', '--silent', '--show-error'])

/** Reads the few options that the examples use. Throws on any other, so that no example goes unchecked. */
export async function sendByFetch(command: string, variables: Record<string, string>): Promise<string> {
  const [program, ...words] = wordsOf(command, variables)
  if (program !== 'curl') throw new Error(`not a curl command: ${program}`)
  const { address, headers, data, file } = readOptions(words)
  if (file !== null) return (await fetch(address, { method: 'PUT', headers, body: file })).text()
  if (data.length === 0) return (await fetch(address, { headers })).text()
  if (!headers.has('content-type')) headers.set('content-type', 'application/x-www-form-urlencoded')
  return (await fetch(address, { method: 'POST', headers, body: data.join('&') })).text()
}

function readOptions(words: readonly string[]): Sent {
  const sent: Sent = { address: '', headers: new Headers(), data: [], file: null }
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (WITHOUT_VALUE.has(word)) continue
    if (!word.startsWith('-')) {
      sent.address = word
      continue
    }
    const option = OPTIONS[word]
    if (option === undefined) throw new Error(`an option that this reader does not know: ${word}`)
    index += 1
    option(sent, words[index] ?? '')
  }
  return sent
}

function wordsOf(command: string, variables: Record<string, string>): string[] {
  const words = command.replaceAll('\\\n', ' ').match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []
  return words.map((word) =>
    word.replace(
      /'([^']*)'|"([^"]*)"|([^'"]+)/g,
      (_, literal?: string, quoted?: string, bare?: string) =>
        literal ?? (quoted ?? bare ?? '').replace(/\$(\w+)/g, (__, name: string) => variables[name] ?? ''),
    ),
  )
}
