import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registerThirdParty } from '@perga/server/oauth/systems/register-third-party.ts'
import { thirdPartyStore } from '@perga/server/oauth/systems/third-party-store.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Graduate } from '../support/actors.ts'
import { freePort } from '../support/postgresql-cluster.ts'
import { consentTo, decide } from '../support/third-party.ts'
import { startWorld, type World } from '../support/world.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
let world: World
const running: ChildProcess[] = []
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
})
afterAll(() => world.stop())

/** Starts a program; what it says is collected. */
function run(command: string, parameters: string[], environment: Record<string, string>) {
  const child = spawn(command, parameters, { cwd: ROOT, env: { PATH: process.env.PATH, ...environment } })
  running.push(child)
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said.text += part
    })
  const ends = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, said, ends }
}

test('D8: the walk of docs/developers.md works as it is written', async () => {
  const document = readFileSync(`${ROOT}/docs/developers.md`, 'utf8')
  const script = /```sh\n([\s\S]+?)```/.exec(document)?.[1] ?? ''
  const { child, said, ends } = run('bash', ['--norc', '-c', script], { PERGA: world.origin })
  await expect.poll(() => said.text).toMatch(/\/oauth\/authorize\?\S+\n/)
  const address = /http\S+\/oauth\/authorize\?\S+/.exec(said.text)?.[0] ?? ''
  const callback = await decide(world, new URL(address))
  expect(callback.searchParams.get('state')).toBe('walk')
  child.stdin.end(`${callback.searchParams.get('code')}\n`)
  expect(await ends).toBe(0)

  const answers = said.text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
  expect(answers).toMatchObject([
    { token_type: 'Bearer', scope: 'title issuer level' },
    { data: [{ aud: 'aegis' }], status: { auth: 1200 }, metadata: { scopes: ['title', 'issuer', 'level'] } },
    { active: true, client_id: 'sandbox-app' },
    { code: 'access_token_invalid', status: 401 },
  ])
})

test('D8: the example of a third party shows the diplomas that its visitor shares, and gives the authorization back', async () => {
  const port = await freePort()
  const example = `http://localhost:${port}`
  const { db } = world.database
  const { id, secret } = await registerThirdParty(
    {
      ...{ actor: 'test', clientId: 'aegis', name: 'The example', redirectUris: [`${example}/callback`] },
      authentication: { method: 'client_secret_basic' },
    },
    { db, thirdParties: thirdPartyStore(db), clock: world.clock },
  )
  const { said } = run(process.execPath, ['examples/oauth-client/main.ts'], {
    ...{ PORT: String(port), PERGA_ORIGIN: world.origin, CLIENT_ID: id, CLIENT_SECRET: secret ?? '' },
  })
  await expect.poll(() => said.text).toContain(example)

  const graduate = new Graduate(world, 'eleni')
  const location = await consentTo(world, new URL(`${example}/start`), { graduate })
  const { address, response } = await graduate.browser.visit(location)
  expect(address).toBe(`${example}/diplomas`)
  expect(await response?.text()).toMatch(/<li>.*Πανεπιστήμιο/)

  const authorization = () => db.selectFrom('authorizations').select('expires_at').orderBy('created_at', 'desc')
  expect((await authorization().executeTakeFirstOrThrow()).expires_at > world.clock.now()).toBe(true)
  await graduate.browser.visit(`${example}/forget`)
  expect((await authorization().executeTakeFirstOrThrow()).expires_at <= world.clock.now()).toBe(true)

  // A callback that this browser did not ask for leads to the beginning.
  const { address: strayed } = await graduate.browser.visit(`${example}/callback?code=x&state=y`)
  expect(strayed).toBe(`${example}/`)
})
