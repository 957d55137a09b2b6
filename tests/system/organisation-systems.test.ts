import { generateKeyPairSync } from 'node:crypto'
import type { NewSecret, OwnSystem, OwnSystems } from '@perga/contracts'
import { openProviderDesk } from '@perga/server/testing/provider-desk.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate } from '../support/actors.ts'
import { Administrator, refusalOf } from '../support/registration.ts'
import { CALLBACK, depart, discover, obtainTokens, post, readDiplomas } from '../support/third-party.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let desk: ReturnType<typeof openProviderDesk>
let administrator: Administrator
beforeAll(async () => {
  world = await startWorld()
  desk = openProviderDesk({ db: world.database.db, keys: world.keys, clock: world.clock })
  administrator = new Administrator(world)
  await administrator.logIn('org.aegis')
})
afterAll(async () => {
  await desk.close()
  await world.stop()
})

const SYSTEM = {
  ...{ client: 'aegis', name: 'Aegis HR', purpose_el: 'Προσλήψεις προσωπικού', purpose_en: 'Recruitment of staff' },
  ...{ contact_email: 'it@aegis.example', scopes: ['title', 'level'], redirect_uris: [CALLBACK] },
  ...{ method: 'client_secret_basic', jwks: null },
}
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one' }] }

const request = (changes: object = {}) =>
  administrator.send('POST', '/api/administrator/systems', { ...SYSTEM, ...changes })
const act = (id: string, what: string, body: object = {}) =>
  administrator.send('POST', `/api/administrator/systems/${id}/${what}`, body)
const newest = async (): Promise<OwnSystem> => {
  const { systems } = await administrator.get<OwnSystems>('/api/administrator/systems')
  const [first] = systems
  if (first === undefined) throw new Error('there is no system')
  return first
}
const confirm = (id: string, changes: object = {}) =>
  desk.send('POST', `/systems/${id}/confirmation`, { quota_per_minute: 60, allows_get_renewal: false, ...changes })
/** A system that was asked for and confirmed. */
async function confirmed(changes: object = {}): Promise<OwnSystem> {
  expect((await request(changes)).status).toBe(200)
  const { id } = await newest()
  expect((await confirm(id)).status).toBe(200)
  return newest()
}
const makeSecret = async (id: string) => (await (await act(id, 'secrets')).json()) as NewSecret
const canAuthenticate = async (id: string, secret: string) => {
  const { url } = await depart(await discover(world, { id, secret }))
  return (
    (await post(world, '/oauth/request', { fields: Object.fromEntries(url.searchParams), id, secret })).status === 201
  )
}

test('R6: a system is asked for, confirmed by the provider, given its secret by the administrator, and reads what it was registered for', async () => {
  expect((await request()).status).toBe(200)
  const asked = await newest()
  expect(asked).toMatchObject({ state: 'requested', client_id: null, secrets: [] })
  expect(await refusalOf(await act(asked.id, 'secrets'))).toBe('not_found')
  await confirm(asked.id)
  const { client_id: id, secret, systems } = await makeSecret(asked.id)
  expect(systems[0]).toMatchObject({ state: 'confirmed', client_id: id, secrets: [{ slot: 1 }] })
  const { access_token } = await obtainTokens(world, await discover(world, { id, secret }))
  const answer = (await (await readDiplomas(world, access_token)).json()) as { metadata: { scopes: string[] } }
  expect(answer.metadata.scopes).toEqual(['title', 'level'])
})

test('R6: the holder is told the purpose that the provider confirmed: at the consent, in the history and in the receipt', async () => {
  const purpose = { el: 'Έλεγχος προσόντων υποψηφίων', en: 'Checking of applicants’ qualifications' }
  const { id: system } = await confirmed({ purpose_el: purpose.el, purpose_en: purpose.en })
  const { client_id: id, secret } = await makeSecret(system)
  // Asked for later and never confirmed: it is told to nobody.
  await request({ purpose_el: 'Άλλος σκοπός', purpose_en: 'Another purpose' })
  const configuration = await discover(world, { id, secret })
  const graduate = new Graduate(world, 'eleni')
  const told: unknown[] = []
  const asking = graduate.interaction.bind(graduate)
  graduate.interaction = async (uid) => {
    const asked = await asking(uid)
    told.push([asked.purpose, asked.system])
    return asked
  }
  const { access_token } = await obtainTokens(world, configuration, { graduate })
  expect(told).toEqual([[purpose, 'Aegis HR']])
  expect((await readDiplomas(world, access_token)).status).toBe(200)

  const read = async (path: string) =>
    (await graduate.browser.request(`${world.origin}${path}`)).json() as Promise<Record<string, { purpose: unknown }[]>>
  const { authorizations = [] } = await read('/api/holder/authorizations')
  expect(authorizations[0]?.purpose).toEqual(purpose)
  await expect
    .poll(async () => (await read('/api/holder/receipts')).receipts?.[0]?.purpose, { timeout: 30_000 })
    .toEqual(purpose)
})

test('R6: callback addresses, scopes and keys that could do harm are refused', async () => {
  const outcome = async (changes: object) => refusalOf(await request(changes))
  for (const uri of [
    'http://evil.example/cb',
    'https://a.example/cb#x',
    'https://*.example/cb',
    'javascript:alert(1)',
  ]) {
    expect([uri, await outcome({ redirect_uris: [uri] })]).toEqual([uri, 'redirect_uri_not_permitted'])
  }
  expect(await outcome({ client: 'employment-agency' })).toBe('not_found')
  const priv = { keys: [privateKey.export({ format: 'jwk' })] }
  expect(await outcome({ method: 'private_key_jwt', jwks: priv })).toBe('client_keys_not_permitted')
  expect(await outcome({ method: 'private_key_jwt', jwks: null })).toBe('client_keys_not_permitted')
  expect(await outcome({ scopes: ['everything'] })).toBe('malformed_request')
})

test('R6: a decision is taken once; a refusal tells why', async () => {
  await request()
  const { id } = await newest()
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect((await desk.send('POST', `/systems/${id}/refusal`, { reason: 'Όχι πια.' })).status).toBe(409)
  await request()
  const refused = await newest()
  await desk.send('POST', `/systems/${refused.id}/refusal`, { reason: 'Ο σκοπός δεν είναι σαφής.' })
  expect(await newest()).toMatchObject({ state: 'refused', decision_reason: 'Ο σκοπός δεν είναι σαφής.' })
})

test('D12: the provider sets how often a system may call; the call beyond it is told to wait', async () => {
  expect((await request()).status).toBe(200)
  const { id: system } = await newest()
  expect((await confirm(system, { quota_per_minute: 0 })).body.code).toBe('malformed_request')
  expect((await confirm(system, { quota_per_minute: 2 })).status).toBe(200)
  expect(await newest()).toMatchObject({ quota_per_minute: 2, allows_get_renewal: false })
  const { client_id: id, secret } = await makeSecret(system)
  const { access_token } = await obtainTokens(world, await discover(world, { id, secret }))
  const answers: Response[] = []
  // A minute of the clock may turn between two calls, once.
  for (let call = 0; call < 5; call += 1) answers.push(await readDiplomas(world, access_token))
  expect(answers[0]?.status).toBe(200)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('D2: a system renews by GET only where the provider let it, and never with keys of its own', async () => {
  const renew = async (changes: object) => {
    await request()
    const { id: system } = await newest()
    expect((await confirm(system, changes)).status).toBe(200)
    const { client_id: id, secret } = await makeSecret(system)
    const { refresh_token = '' } = await obtainTokens(world, await discover(world, { id, secret }))
    const query = new URLSearchParams({ grant_type: 'refresh_token', refresh_token })
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
    return fetch(`${world.origin}/oauth/token?${query}`, { headers: { authorization } })
  }
  expect((await renew({})).status).toBe(400)
  const renewed = await renew({ allows_get_renewal: true })
  expect(await renewed.json()).toMatchObject({ access_token: expect.any(String) })
  await request({ method: 'private_key_jwt', jwks })
  const { id } = await newest()
  expect((await confirm(id, { allows_get_renewal: true })).body.code).toBe('malformed_request')
  const { rows } = await sql<{ detail: object }>`
    select detail from audit_events where act = 'system.confirmed' order by id desc limit 1`.execute(world.database.db)
  expect(rows[0]?.detail).toMatchObject({ quota_per_minute: 60, allows_get_renewal: true })
})

test('R7: a secret is replaced without an interruption, and the administrator sees when the old one was last used', async () => {
  const { id } = await confirmed()
  const old = await makeSecret(id)
  expect(await canAuthenticate(old.client_id, old.secret)).toBe(true)
  await expect
    .poll(async () => (await newest()).secrets[0]?.last_used_at, { timeout: 20_000 })
    .toEqual(expect.any(Number))
  const young = await makeSecret(id)
  expect(await refusalOf(await act(id, 'secrets'))).toBe('two_secrets_already')
  expect(await canAuthenticate(old.client_id, old.secret)).toBe(true)
  expect(await canAuthenticate(young.client_id, young.secret)).toBe(true)
  expect((await act(id, 'secrets/retirement', { slot: 1 })).status).toBe(200)
  expect(await canAuthenticate(old.client_id, old.secret)).toBe(false)
  expect(await canAuthenticate(young.client_id, young.secret)).toBe(true)
  expect(await refusalOf(await act(id, 'secrets/retirement', { slot: 2 }))).toBe('last_secret')
})

test('R7: of two secrets that are retired at the same moment, one stays', async () => {
  const { id } = await confirmed()
  for (let round = 0; round < 4; round += 1) {
    if ((await newest()).secrets.length === 0) await makeSecret(id)
    await makeSecret(id)
    await Promise.all(
      ([1, 2] as const).flatMap((slot) => Array.from({ length: 8 }, () => act(id, 'secrets/retirement', { slot }))),
    )
    expect((await newest()).secrets).toHaveLength(1)
  }
})

test('R7: public keys are replaced as a set, private ones refused', async () => {
  const { id } = await confirmed({ method: 'private_key_jwt', jwks })
  expect(await refusalOf(await act(id, 'secrets'))).toBe('not_found')
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const both = { keys: [...jwks.keys, { ...other.publicKey.export({ format: 'jwk' }), kid: 'two' }] }
  const answer = await act(id, 'keys', { jwks: both })
  expect(((await answer.json()) as OwnSystems).systems[0]?.jwks?.keys).toHaveLength(2)
  expect(await refusalOf(await act(id, 'keys', { jwks: { keys: [privateKey.export({ format: 'jwk' })] } }))).toBe(
    'client_keys_not_permitted',
  )
})

test('R7: a system that was ended opens nothing any more', async () => {
  const { id } = await confirmed()
  const { client_id, secret } = await makeSecret(id)
  const ended = await act(id, 'revocation')
  expect(((await ended.json()) as OwnSystems).systems[0]?.state).toBe('ended')
  const pushed = await post(world, '/oauth/request', { fields: { client_id }, id: client_id, secret })
  expect(pushed.status).toBe(401)
})

test('R6, R7: another organisation’s systems are not there; every act is in the audit, no secret', async () => {
  const { id } = await confirmed()
  const { secret } = await makeSecret(id)
  const stranger = new Administrator(world)
  await stranger.logIn('org.board')
  expect((await stranger.get<OwnSystems>('/api/administrator/systems')).systems).toEqual([])
  for (const what of ['secrets', 'revocation']) {
    const answer = await stranger.send('POST', `/api/administrator/systems/${id}/${what}`, {})
    expect(await refusalOf(answer)).toBe('not_found')
  }
  const { rows } = await sql<{ text: string }>`
    select a::text as text from audit_events a union all select s::text from oauth_client_secrets s`.execute(
    world.database.db,
  )
  const dump = rows.map(({ text }) => text).join('\n')
  expect(dump).not.toContain(secret)
  for (const what of [
    'system.requested',
    'system.confirmed',
    'system.refused',
    'oauth-client.secret-added',
    'oauth-client.secret-removed',
    'oauth-client.keys-replaced',
    'oauth-client.revoked',
  ]) {
    expect(dump).toContain(what)
  }
})
