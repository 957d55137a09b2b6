import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem, TokenAnswer } from '@perga/contracts'
import { usageStore } from '@perga/server/oauth/resource/usage-store.ts'
import { recordStore } from '@perga/server/oauth/server/record-store.ts'
import type * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '../support/postgresql-cluster.ts'
import { SPAWN_ENVIRONMENT } from '../support/spawn-environment.ts'
import { credentialsOf, depart, discover, obtainTokens, post, readDiplomas } from '../support/third-party.ts'
import { startWorld, type World } from '../support/world.ts'

const legacy = credentialsOf('sandbox-legacy')
const app = credentialsOf('sandbox-app')
const basic = ({ id, secret }: { id: string; secret: string }) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})
let world: World
let system: client.Configuration
let older: client.Configuration
beforeAll(async () => {
  world = await startWorld()
  system = await discover(world, app)
  older = await discover(world, legacy)
})
afterAll(() => world.stop())

describe('renewal by GET', () => {
  const renewByGet = (refreshToken: string, who = legacy) =>
    fetch(
      `${world.origin}/oauth/token?${new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })}`,
      { headers: basic(who) },
    )

  test('D2: a system registered for it renews by GET: rotated, never stored by anyone on the way', async () => {
    const { refresh_token = '' } = await obtainTokens(world, older)
    const answer = await renewByGet(refresh_token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const tokens = TokenAnswer.parse(await answer.json())
    expect(tokens.refresh_token).not.toBe(refresh_token)
    expect((await readDiplomas(world, tokens.access_token)).status).toBe(200)

    const reused = await renewByGet(refresh_token)
    expect([reused.status, await reused.json()]).toMatchObject([400, { error: 'invalid_grant' }])
    expect((await readDiplomas(world, tokens.access_token)).status).toBe(401)
  })

  test('any other system is told to use POST, and its token is not spent', async () => {
    const { refresh_token = '' } = await obtainTokens(world, system)
    const refused = await renewByGet(refresh_token, app)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'use POST' },
    ])
    const fields = { grant_type: 'refresh_token', refresh_token }
    expect((await post(world, '/oauth/token', { fields, ...app })).status).toBe(200)
  })

  test('a wrong secret, no credentials and other grants are refused', async () => {
    const { refresh_token = '' } = await obtainTokens(world, older)
    const wrong = await renewByGet(refresh_token, { ...legacy, secret: 'wrong' })
    expect(wrong.status).toBe(401)
    expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic/)
    const query = new URLSearchParams({ grant_type: 'refresh_token', refresh_token })
    expect((await fetch(`${world.origin}/oauth/token?${query}`)).status).toBe(400)
    for (const other of ['grant_type=authorization_code&code=x', 'grant_type=refresh_token', '']) {
      expect((await fetch(`${world.origin}/oauth/token?${other}`, { headers: basic(legacy) })).status).toBe(400)
    }
    expect((await renewByGet(refresh_token)).status).toBe(200)
  })
})

describe('quotas', () => {
  test('D12: a call over the quota is refused as a problem with the seconds to wait, and the next minute is free again', async () => {
    const { access_token } = await obtainTokens(world, system)
    await world.database.db.updateTable('oauth_clients').set({ quota_per_minute: 3 }).where('id', '=', app.id).execute()
    // To the beginning of a minute, so that it does not end in the middle of the test.
    world.clock.moveBy(60_000 - (world.clock.now().getTime() % 60_000))
    const answers = await Promise.all(Array.from({ length: 8 }, () => readDiplomas(world, access_token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(Problem.parse(await refused?.json()).code).toBe('quota_exceeded')
    const seconds = Number(refused?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)

    const foreign = await obtainTokens(world, older)
    expect((await readDiplomas(world, foreign.access_token)).status).toBe(200)
    world.clock.moveBy(seconds * 1000)
    expect((await readDiplomas(world, access_token)).status).toBe(200)
  })

  test('what is refused without a token is not counted to anybody', async () => {
    const rows = () => world.database.db.selectFrom('oauth_usage').selectAll().execute()
    const before = await rows()
    await readDiplomas(world, 'x')
    expect(await rows()).toEqual(before)
  })
})

describe('answers', () => {
  const SECURITY =
    /^(content-security-policy|strict-transport|referrer-policy|x-|cross-origin-|origin-agent-cluster|permissions-policy)/

  test('the authorization server sends the security headers of every other answer', async () => {
    const securityOf = async (address: string, init: Parameters<typeof fetch>[1] = {}) => {
      const { headers } = await fetch(address, { redirect: 'manual', ...init })
      return Object.fromEntries([...headers].filter(([name]) => SECURITY.test(name) && !name.startsWith('x-ratelimit')))
    }
    const expected = await securityOf(`${world.origin}/api/user/clients/`)
    expect(Object.keys(expected).length).toBeGreaterThan(6)
    const { url } = await depart(system)
    for (const [address, init] of [
      [`${world.origin}/.well-known/oauth-authorization-server`, {}],
      [url.href, {}],
      [`${world.origin}/oauth/authorize`, {}],
      [`${world.origin}/oauth/token`, { method: 'POST' }],
      [`${world.origin}/oauth/nowhere`, {}],
      [`${world.origin}/api/v1/diplomas`, {}],
    ] as const) {
      expect(await securityOf(address, init)).toEqual(expected)
    }
  })

  test('a person whose request cannot be answered to the system sees our page', async () => {
    const { url } = await depart(system, { redirect_uri: 'https://evil.example/' })
    const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } })
    expect(answer.headers.get('location')).toBe('/error')
  })

  test('tokens and diplomas are never stored on the way', async () => {
    const { access_token } = await obtainTokens(world, older)
    expect((await readDiplomas(world, access_token)).headers.get('cache-control')).toBe('no-store')
    const refused = await post(world, '/oauth/token', { fields: { grant_type: 'refresh_token' }, ...app })
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })
})

test('rows whose time is over are removed by a job', async () => {
  const { db } = world.database
  await obtainTokens(world, older)
  world.clock.moveBy(400 * 24 * 3_600_000)
  const { keys, clock } = world
  for (const store of [recordStore({ db, keys, clock }), usageStore({ db, clock })]) await store.removeEnded()
  expect(await db.selectFrom('oauth_records').select('model').execute()).toEqual([])
  expect(await db.selectFrom('oauth_usage').select('minute').execute()).toEqual([])
})

test.runIf(inject('postgresql') === null)('neither codes nor tokens in addresses reach the log', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'perga-log-'))
  const port = await freePort()
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const settings = {
    ...world.sandbox.environment,
    PERGA_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    PERGA_ORIGIN: `http://localhost:${port}`,
    PERGA_PORT: String(port),
    PERGA_VAR: directory,
    PERGA_SITES: join(root, 'tests/support/sites'),
    PERGA_LOG: 'debug',
  }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...SPAWN_ENVIRONMENT, ...settings },
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part) => {
      output += part
    })
  try {
    await expect.poll(() => output, { timeout: 50_000 }).toContain('Perga is at')
    const origin = `http://localhost:${port}`
    await fetch(`${origin}/oauth/token?grant_type=refresh_token&refresh_token=SECRET-1`, { headers: basic(legacy) })
    await fetch(`${origin}/oauth/authorize?client_id=${app.id}&state=SECRET-2`)
    await fetch(`${origin}/api/v1/diplomas`, { headers: { authorization: 'Bearer SECRET-3' } })
    await expect.poll(() => output).toContain('"route":"/api/v1/diplomas"')
    expect(output).toContain('"route":"/oauth/token"')
    expect(output).not.toContain('SECRET')
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
})
