import { verifyJadesIntegrity } from '@perga/ades'
import { ThirdPartyDiplomas } from '@perga/contracts'
import { SCOPES } from '@perga/domain'
import { OAUTH_CLIENTS } from '@perga/sandbox'
import * as client from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { Holder } from '../support/holder.ts'
import {
  CALLBACK,
  credentialsOf,
  decide,
  depart,
  discover,
  obtainTokens,
  readDiplomas,
} from '../support/third-party.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let system: client.Configuration
beforeAll(async () => {
  world = await startWorld()
  system = await discover(world, credentialsOf('sandbox-app'))
})
afterAll(() => world.stop())

const diplomas = async (accessToken: string) =>
  ThirdPartyDiplomas.parse(await (await readDiplomas(world, accessToken)).json())

test.each([
  ['plain', false],
  ['pushed', true],
])(
  'D1, D2, D3: a %s request of openid-client ends in diplomas that are signed for the organisation',
  async (_, isPushed) => {
    const tokens = await obtainTokens(world, system, { isPushed })
    expect(tokens.scope).toBe('title issuer level grade dates identifiers')
    expect(tokens.expires_in).toBeLessThanOrEqual(15 * 60)

    const answer = await diplomas(tokens.access_token)
    expect(answer.status).toEqual({ auth: 1200 })
    expect(answer.metadata.scopes).toEqual(['title', 'issuer', 'level', 'grade', 'dates', 'identifiers'])
    const [release] = answer.data
    expect(release).toMatchObject({ aud: 'aegis', diploma: { clientID: 'aegis', level: '6', diplomaIndex: 0 } })
    expect(release && (await verifyJadesIntegrity(release.jades))).toMatchObject({ intact: true })
    expect(JSON.parse(Buffer.from(release?.payload ?? '', 'base64').toString())).toEqual(release?.diploma)
  },
)

test('D3: a representative of the organisation can verify what its system read', async () => {
  const { access_token } = await obtainTokens(world, system)
  const identifier = (await diplomas(access_token)).data[0]?.verificationIdentifier ?? ''
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  expect(await reader.verify(identifier)).toMatchObject({ error: null, verified: true, match: true })
})

test('D4: scopes are cut to what was asked, to the registration and to the consent; fields of others are absent', async () => {
  const asked = await obtainTokens(world, system, { scope: 'title level openid offline_access unknown' })
  expect(asked).toMatchObject({ scope: 'title level' })
  expect(asked).not.toHaveProperty('id_token')

  const legacy = await discover(world, credentialsOf('sandbox-legacy'))
  const registered = await obtainTokens(world, legacy, { scope: 'title grade level' })
  expect(registered.scope).toBe('title level')

  const consented = await obtainTokens(world, system, { scopes: ['title'] })
  expect(consented.scope).toBe('title')
  const { data, metadata } = await diplomas(consented.access_token)
  expect(metadata.scopes).toEqual(['title'])
  expect(data[0]?.diploma).toHaveProperty('title')
  for (const withheld of ['level', 'gradeValue', 'lastNameEl', 'dateIssued', 'issuerInstitution']) {
    expect(data[0]?.diploma).not.toHaveProperty(withheld)
  }
})

test('G10: the history names the system that the holder was told of; a link names none', async () => {
  const holder = new Holder(world, 'eleni')
  await obtainTokens(world, system, { graduate: holder.graduate })
  const app = OAUTH_CLIENTS.find(({ id }) => id === 'sandbox-app')
  expect((await holder.authorizations())[0]).toMatchObject({ system: app?.name, views: null, link: null })
  await holder.share('aegis')
  expect((await holder.authorizations())[0]).toMatchObject({ system: null, views: 0 })
})

test('D4: what a client is registered for no more its systems and links read no more, though the holder agreed', async () => {
  const { db } = world.database
  const register = (scopes: string[]) => db.updateTable('clients').set({ scopes }).where('id', '=', 'aegis').execute()
  const { access_token } = await obtainTokens(world, system)
  const code = await new Graduate(world, 'eleni').share('aegis')
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')

  await register(['title', 'level'])
  const read = await diplomas(access_token)
  expect(read.metadata.scopes).toEqual(['title', 'level'])
  const [byLink] = (await reader.read(code)).data
  for (const release of [read.data[0], byLink]) {
    expect(release?.diploma).toHaveProperty('title')
    expect(release?.diploma).not.toHaveProperty('gradeValue')
    expect(release?.diploma).not.toHaveProperty('lastNameEl')
  }
  const graduate = new Graduate(world, 'eleni')
  const narrow = await obtainTokens(world, system, { graduate, scopes: ['title'] })
  await register(['level'])
  expect((await readDiplomas(world, narrow.access_token)).status).toBe(401)
  await register([...SCOPES])
})

test('D4: details that a holder withholds from a link are not asked for again', async () => {
  const code = await new Graduate(world, 'eleni').share('aegis', { scopes: ['title'] })
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const [release] = (await reader.read(code)).data
  expect(release?.diploma).toHaveProperty('title')
  expect(release?.diploma).not.toHaveProperty('level')
})

test('D4: a request of which nothing is within the registration is refused', async () => {
  const legacy = await discover(world, credentialsOf('sandbox-legacy'))
  const { url, state } = await depart(legacy, { scope: 'grade' })
  const { address } = await new Graduate(world, 'eleni').browser.visit(url.href, /localhost:8200/)
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    error: 'invalid_scope',
    state,
    iss: world.origin,
  })
})

test('a system may ask for less at a renewal, never for more', async () => {
  const tokens = await obtainTokens(world, system, { scopes: ['title', 'level'] })
  const renewed = await client.refreshTokenGrant(system, tokens.refresh_token ?? '', { scope: 'title' })
  expect(renewed.scope).toBe('title')
  expect((await diplomas(renewed.access_token)).metadata.scopes).toEqual(['title'])
  await expect(
    client.refreshTokenGrant(system, renewed.refresh_token ?? '', { scope: 'title grade' }),
  ).rejects.toMatchObject({ error: 'invalid_scope' })
})

test('the pseudonym is the same at every reading of an organisation and another for another organisation', async () => {
  const first = await diplomas((await obtainTokens(world, system)).access_token)
  const second = await diplomas((await obtainTokens(world, system)).access_token)
  const legacy = await discover(world, credentialsOf('sandbox-legacy'))
  const foreign = await diplomas((await obtainTokens(world, legacy)).access_token)
  expect(second.metadata.sub).toBe(first.metadata.sub)
  expect(foreign.metadata.sub).not.toBe(first.metadata.sub)

  const holders = await world.database.db.selectFrom('holders').select('id').execute()
  expect(JSON.stringify([first, foreign])).not.toMatch(new RegExp(holders.map(({ id }) => id).join('|')))
})

test('the holder is asked at every request, also in the same browser, and can refuse', async () => {
  const graduate = new Graduate(world, 'eleni')
  await obtainTokens(world, system, { graduate })
  const { url, state } = await depart(system)
  const { address } = await graduate.browser.visit(url.href, /\/authorization\/interaction\//)
  const uid = new URL(address).pathname.split('/').at(-1) ?? ''
  const refusal = await graduate.browser.request(`${world.origin}/api/holder/interactions/${uid}/refusal`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  const { location } = (await refusal.json()) as { location: string }
  const callback = new URL((await graduate.browser.visit(location, /localhost:8200/)).address)
  expect(Object.fromEntries(callback.searchParams)).toMatchObject({ error: 'access_denied', state, iss: world.origin })
  await expect(client.authorizationCodeGrant(system, callback, { expectedState: state })).rejects.toThrow()
})

test('two people may use one browser one after the other', async () => {
  const graduate = new Graduate(world, 'eleni')
  const first = await diplomas((await obtainTokens(world, system, { graduate })).access_token)
  await graduate.browser.visit(`${world.origin}/api/holder/logout`, /\?lang=/)
  const second = await diplomas((await obtainTokens(world, system, { graduate, userName: 'nikos' })).access_token)
  expect(second.metadata.sub).not.toBe(first.metadata.sub)
})

test('the language of the request is the language of the page, whatever its region', async () => {
  const { url } = await depart(system, { ui_locales: 'en-GB el' })
  const { address } = await new Graduate(world, 'eleni').browser.visit(url.href, /\/authorization\/interaction\//)
  expect(new URL(address).searchParams.get('lang')).toBe('en')
})

test('D6: the metadata document names this server, its endpoints at our own address, and no OpenID Connect', async () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const metadata = (await (
    await fetch(`${world.origin}/.well-known/oauth-authorization-server`, { headers: forged })
  ).json()) as Record<string, unknown>
  expect(metadata).toEqual({
    issuer: world.origin,
    authorization_endpoint: `${world.origin}/oauth/authorize`,
    token_endpoint: `${world.origin}/oauth/token`,
    pushed_authorization_request_endpoint: `${world.origin}/oauth/request`,
    revocation_endpoint: `${world.origin}/oauth/revoke`,
    introspection_endpoint: `${world.origin}/oauth/introspect`,
    scopes_supported: ['title', 'issuer', 'level', 'grade', 'dates', 'identifiers'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    ...Object.fromEntries(
      ['token', 'revocation', 'introspection'].flatMap((endpoint) => [
        [`${endpoint}_endpoint_auth_methods_supported`, ['client_secret_basic', 'private_key_jwt']],
        [`${endpoint}_endpoint_auth_signing_alg_values_supported`, ['ES256', 'ES384', 'PS256', 'Ed25519', 'EdDSA']],
      ]),
    ),
    ui_locales_supported: ['el', 'en'],
    service_documentation: `${world.origin}/documentation/developers`,
  })
})

test('the answer of a legacy request without PKCE is accepted from the system that is registered for it alone', async () => {
  const legacy = await discover(world, credentialsOf('sandbox-legacy'))
  const state = client.randomState()
  const bare = { redirect_uri: CALLBACK, scope: 'title', state }
  const callback = await decide(world, client.buildAuthorizationUrl(legacy, bare))
  const tokens = await client.authorizationCodeGrant(legacy, callback, { expectedState: state })
  expect(tokens.scope).toBe('title')

  const refused = await new Graduate(world, 'eleni').browser.visit(
    client.buildAuthorizationUrl(system, bare).href,
    /localhost:8200/,
  )
  expect(new URL(refused.address).searchParams.get('error')).toBe('invalid_request')
})
