import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DegreeAnswer } from '@perga/institution-kit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from './sandbox.ts'
import { startSandbox } from './start-sandbox.ts'

let folder = ''
let sandbox: Sandbox

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  sandbox = await startSandbox({
    portBase: 0,
    stateDirectory: folder,
    serverOrigins: ['http://localhost:8080'],
    quiet: true,
  })
})
afterEach(() => control('reset'))
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true })
})

function control(path: string, body?: object, headers: Record<string, string> = {}) {
  const json = body && { 'content-type': 'application/json' }
  return fetch(`${sandbox.addresses.index}/control/${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
}

function connectionTo(code: string) {
  const connection = sandbox.connections[code]
  if (connection?.mode !== 'api') throw new Error(`${code} has no API`)
  return connection
}

function ask(code: string, question: object, signal?: AbortSignal) {
  const { address, key, basicAuth } = connectionTo(code)
  const basic = basicAuth && Buffer.from(`${basicAuth.user}:${basicAuth.password}`).toString('base64')
  return fetch(address, {
    method: 'POST',
    body: JSON.stringify({ token: key, ...question }),
    headers: basic ? { authorization: `Basic ${basic}` } : {},
    ...(signal && { signal }),
  })
}

async function answerOf(code: string, question: object): Promise<DegreeAnswer> {
  const answer: unknown = await (await ask(code, question)).json()
  // Sound: the reference API answers with this envelope, and what is in it the tests look at.
  return answer as DegreeAnswer
}

const ELENI = { query: { ssn: '15039290109' } }

describe('the running sandbox', () => {
  test('tells the server under test all it needs', async () => {
    expect(Object.keys(sandbox.environment)).toEqual([
      'SANDBOX_URL',
      'TAX_AUTHORITY_URL',
      'TAX_AUTHORITY_CLIENT_ID',
      'TAX_AUTHORITY_CLIENT_SECRET',
      'CIVIL_REGISTRY_URL',
      'CIVIL_REGISTRY_KEY',
      'SEAL_KEY_FILE',
      'SEAL_CHAIN_FILE',
      'TRUST_ANCHORS_FILE',
      'TSA_URL',
      'OCSP_URL',
      'SMTP_URL',
      'MAIL_FROM',
    ])
    expect(await readFile(sandbox.environment.SEAL_KEY_FILE ?? '', 'utf8')).toContain('BEGIN PRIVATE KEY')
    expect(
      (await readFile(sandbox.environment.SEAL_CHAIN_FILE ?? '', 'utf8')).match(/BEGIN CERTIFICATE/g),
    ).toHaveLength(2)
    expect(
      (await readFile(sandbox.environment.TRUST_ANCHORS_FILE ?? '', 'utf8')).match(/BEGIN CERTIFICATE/g),
    ).toHaveLength(1)
    expect(Object.keys(sandbox.connections)).toEqual(['auth', 'aueb', 'uoc', 'uniwa'])
  })

  test('D8: shows its people in both languages and as JSON', async () => {
    const page = (query = '') => fetch(`${sandbox.addresses.index}/personas${query}`).then((answer) => answer.text())
    expect(await page()).toContain('<html lang="el">')
    const english = await page('?lang=en')
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('190020139')
    expect(english).not.toContain('<script>')
    const headers = { accept: 'application/json' }
    const people = await (await fetch(`${sandbox.addresses.index}/personas`, { headers })).json()
    expect(people).toContainEqual(expect.objectContaining({ userName: 'eleni' }))
  })

  test('an institution answers over its own socket', async () => {
    expect(await (await ask('auth', ELENI)).json()).toMatchObject({
      results: [{ certificateID: 'AUTH2014001' }],
      success: true,
    })
  })

  test('I4: a surname that more than ten people have is answered with ten', async () => {
    const { results } = await answerOf('auth', { filter: '(lastNameEl=ΚΟΙΝΟΣ)' })
    expect(results).toHaveLength(10)
  })

  test('I6: aueb asks for Basic credentials besides the key, and answers in windows-1253 without saying so', async () => {
    const { address, key } = connectionTo('aueb')
    const body = JSON.stringify({ token: key, query: { ssn: '30098790303' } })
    expect((await fetch(address, { method: 'POST', body })).status).toBe(401)
    const answer = await ask('aueb', { query: { ssn: '30098790303' } })
    expect(answer.headers.get('content-type')).toBe('application/json')
    const text = new TextDecoder(connectionTo('aueb').charset).decode(await answer.arrayBuffer())
    expect(JSON.parse(text).results[0].firstNameEl).toBe('Μαΐα')
  })
})

describe('the control endpoints', () => {
  test('alter a degree until the reset', async () => {
    const read = async () => (await answerOf('auth', ELENI)).results[0]?.gradeValue
    expect((await control('degrees/auth/AUTH2014001', { gradeValue: 0.999 })).status).toBe(204)
    expect(await read()).toBe(0.999)
    await control('reset')
    expect(await read()).toBe(0.811)
  })

  test('refuse an unknown degree, field, institution or behaviour', async () => {
    const statuses = await Promise.all([
      control('degrees/auth/NONE', { gradeValue: 1 }),
      control('degrees/none/AUTH2014001', { gradeValue: 1 }),
      control('degrees/auth/AUTH2014001', { password: 'x' }),
      control('degrees/auth/AUTH2014001', {}),
      control('institutions/none/behaviour', { behaviour: 'down' }),
      control('institutions/auth/behaviour', { behaviour: 'lazy' }),
      control('institutions/uoc/behaviour', { behaviour: 'malformed' }),
      control('tsa', { behaviour: 'revoked' }),
      control('ocsp', { behaviour: 'lazy' }),
      control('mailbox', { behaviour: 'lazy' }),
    ])
    expect(statuses.map((answer) => answer.status)).toEqual([404, 404, 400, 400, 404, 400, 409, 400, 400, 400])
  })

  test('cannot be reached from a page of another site', async () => {
    expect((await control('reset', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('down: the connection breaks', async () => {
    await control('institutions/auth/behaviour', { behaviour: 'down' })
    await expect(ask('auth', ELENI)).rejects.toThrow('fetch failed')
  })

  test('slow: no answer comes while anybody would wait', async () => {
    await control('institutions/uniwa/behaviour', { behaviour: 'slow' })
    await expect(ask('uniwa', ELENI, AbortSignal.timeout(300))).rejects.toThrow(/timeout/i)
  })

  test('malformed: the answer is no JSON', async () => {
    await control('institutions/auth/behaviour', { behaviour: 'malformed' })
    await expect((await ask('auth', ELENI)).json()).rejects.toThrow(SyntaxError)
  })

  test('wrong-key: the right key is refused', async () => {
    await control('institutions/auth/behaviour', { behaviour: 'wrong-key' })
    expect(await (await ask('auth', ELENI)).json()).toEqual({
      results: [],
      error: 'Invalid authorization token.',
      success: false,
    })
  })

  test('over-answer: other people’s degrees come along', async () => {
    await control('institutions/auth/behaviour', { behaviour: 'over-answer' })
    const { results } = await answerOf('auth', ELENI)
    const own = results.filter((row) => row.ssn === ELENI.query.ssn)
    expect([own.length, results.length]).toEqual([1, 6])
  })

  test('truncated: the answer ends before its length', async () => {
    await control('institutions/auth/behaviour', { behaviour: 'truncated' })
    await expect(ask('auth', ELENI).then((answer) => answer.text())).rejects.toThrow('terminated')
  })

  test('huge: the answer goes far beyond a megabyte', async () => {
    await control('institutions/auth/behaviour', { behaviour: 'huge' })
    const answer = await ask('auth', ELENI)
    let length = 0
    for await (const chunk of answer.body ?? []) {
      length += chunk.length
      if (length > 3_000_000) break
    }
    expect(length).toBeGreaterThan(3_000_000)
  })
})

describe('the ports', () => {
  test('a port in use is told in one sentence and leaves nothing running', async () => {
    const holder = createServer()
    // Below the ports that the system gives out by itself, so that nobody takes the neighbours.
    const portBase = 20_000 + Math.floor(Math.random() * 600) * 20
    const port = portBase + 13
    await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve))
    const options = { stateDirectory: folder, serverOrigins: ['http://localhost:8080'], quiet: true }
    try {
      // The third institution in the order of starting: two listen already when it fails.
      await expect(startSandbox({ ...options, portBase })).rejects.toThrow(
        `Port ${port} on 127.0.0.1, needed by the sandbox's institution 'uoc', is in use`,
      )
    } finally {
      await new Promise((resolve) => holder.close(resolve))
    }
    const again = await startSandbox({ ...options, portBase })
    await again.stop()
  })
})
