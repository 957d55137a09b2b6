import { execFile, spawnSync } from 'node:child_process'
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

/** Reads the few options that the examples use. Throws on any other, so that no example goes unchecked. */
export async function sendByFetch(command: string, variables: Record<string, string>): Promise<string> {
  const words = wordsOf(command, variables)
  if (words[0] !== 'curl') throw new Error(`not a curl command: ${words[0]}`)
  const headers = new Headers()
  const data: string[] = []
  let address = ''
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (!word.startsWith('-')) {
      address = word
      continue
    }
    index += 1
    const value = words[index] ?? ''
    if (word === '-H') headers.set(value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1).trim())
    else if (word === '-u') headers.set('authorization', `Basic ${Buffer.from(value).toString('base64')}`)
    else if (word === '-d') data.push(value)
    else throw new Error(`an option that this reader does not know: ${word}`)
  }
  if (data.length === 0) return (await fetch(address, { headers })).text()
  if (!headers.has('content-type')) headers.set('content-type', 'application/x-www-form-urlencoded')
  return (await fetch(address, { method: 'POST', headers, body: data.join('&') })).text()
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
