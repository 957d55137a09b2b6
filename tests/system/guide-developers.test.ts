import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { INSTITUTION_STATUS } from '@perga/contracts'
import { REFUSAL_TEXTS } from '@perga/domain'
import { OAUTH_CLIENTS } from '@perga/sandbox'
import { registerThirdParty } from '@perga/server/oauth/systems/register-third-party.ts'
import { thirdPartyStore } from '@perga/server/oauth/systems/third-party-store.ts'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as sample from '../../apps/sites/service/content/documentation/code-samples.ts'
import { runExample, sendByFetch } from '../support/run-example.ts'
import { CALLBACK, credentialsOf, decide } from '../support/third-party.ts'
import { startWorld, type World } from '../support/world.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const GUIDE_CALLBACK = 'https://your-site.example/callback'
const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

let world: World
const app = credentialsOf('sandbox-app')
const variables: Record<string, string> = { CLIENT_ID: app.id, CLIENT_SECRET: app.secret, VERIFIER: verifier }
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const fill = (example: string, places: Record<string, string>) =>
  Object.entries(places).reduce((text, [place, value]) => text.replaceAll(place, value), example)
const run = async (example: string, { places = {}, given = {} }: Filling = {}) => {
  const own = {
    ...{ 'https://THIS_SERVICE': world.origin, [GUIDE_CALLBACK]: CALLBACK },
    ...{ RANDOM_VALUE: 'from-the-guide', HASH_OF_VERIFIER: challenge },
  }
  const text = await runExample(example, { places: { ...own, ...places }, variables: { ...variables, ...given } })
  return text === '' ? null : JSON.parse(text)
}
interface Filling {
  places?: Record<string, string>
  given?: Record<string, string>
}

/** Where the browser goes by the guide's words, and the code that it comes back with. */
async function codeAt(address: string): Promise<string> {
  const callback = await decide(world, new URL(world.origin + address))
  expect(callback.searchParams.get('state')).toBe('from-the-guide')
  return callback.searchParams.get('code') ?? expect.fail('no code')
}
const authorizationAddress = (id: string) => {
  const [method, ...address] = sample.AUTHORIZATION_REQUEST.replaceAll(/\n\s*/g, '').split(' ')
  expect(method).toBe('GET')
  return fill(address.join(' '), {
    ...{ YOUR_CLIENT_ID: id, [GUIDE_CALLBACK]: encodeURIComponent(CALLBACK) },
    ...{ RANDOM_VALUE: 'from-the-guide', HASH_OF_VERIFIER: challenge },
  })
}

test('D8: the authorization request leads through the holder to the callback, with a code and the state', async () => {
  variables.CODE = await codeAt(authorizationAddress(app.id))
})

test('D8: the token request gives an access token and a refresh token', async () => {
  const tokens = await run(sample.TOKEN_REQUEST)
  expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'title issuer level' })
  Object.assign(variables, { ACCESS_TOKEN: tokens.access_token, REFRESH_TOKEN: tokens.refresh_token })
})

test('D8: the diploma request gives an answer of the shape that is printed', async () => {
  const answer = await run(sample.DIPLOMA_REQUEST)
  const printed = JSON.parse(sample.DIPLOMA_ANSWER)
  expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys(printed)))
  const [diploma, printedDiploma] = [answer.data[0], printed.data[0]]
  for (const part of ['diploma', 'jades']) {
    expect(Object.keys(diploma[part])).toEqual(expect.arrayContaining(Object.keys(printedDiploma[part])))
  }
  expect(Object.keys(diploma)).toEqual(expect.arrayContaining(Object.keys(printedDiploma)))
  expect(diploma).toMatchObject({ aud: 'aegis', signedAuditVersion: expect.stringMatching(/^1\../) })
  expect(Object.values(answer.status)).toContain(Object.values(printed.status)[0])
  expect(answer.metadata).toMatchObject({ scopes: printed.metadata.scopes, sub: expect.any(String) })
  expect([...sample.STATUSES].sort()).toEqual(Object.values(INSTITUTION_STATUS).sort())
})

test('D8: a token is asked about as it is printed; one that is none is only not active', async () => {
  const answer = await run(sample.INTROSPECTION_REQUEST)
  const printed = JSON.parse(sample.INTROSPECTION_ANSWER)
  expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys(printed)))
  expect(answer).toMatchObject({ active: true, client_id: app.id, scope: printed.scope })
  expect(await run(sample.INTROSPECTION_REQUEST, { given: { ACCESS_TOKEN: 'x' } })).toEqual({ active: false })
})

test('D8: the renewal gives new tokens, and the former refresh token serves no second time', async () => {
  const renewed = await run(sample.REFRESH_REQUEST)
  expect(renewed).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) })
  expect(renewed.refresh_token).not.toBe(variables.REFRESH_TOKEN)
  const refused = await run(sample.REFRESH_REQUEST)
  expect(Object.keys(refused)).toEqual(Object.keys(JSON.parse(sample.OAUTH_ERROR)))
  expect(refused).toMatchObject({ error: 'invalid_grant' })
})

test('D8: a pushed request is answered as printed and leads to the callback; giving a token back ends everything', async () => {
  const pushed = await run(sample.PUSHED_REQUEST)
  expect(pushed).toMatchObject({ ...JSON.parse(sample.PUSHED_ANSWER), request_uri: expect.stringMatching(/^urn:ietf/) })
  const address = fill(sample.PUSHED_REDIRECT.replace('GET ', ''), {
    ...{ YOUR_CLIENT_ID: app.id, REQUEST_URI: encodeURIComponent(pushed.request_uri) },
  })
  const tokens = await run(sample.TOKEN_REQUEST, { given: { CODE: await codeAt(address) } })
  const given = { ACCESS_TOKEN: tokens.access_token, REFRESH_TOKEN: tokens.refresh_token }
  expect(await run(sample.DIPLOMA_REQUEST, { given })).toMatchObject({ metadata: {} })
  expect(await run(sample.REVOCATION_REQUEST, { given })).toBe(null)
  expect(await run(sample.DIPLOMA_REQUEST, { given })).toMatchObject({ status: 401, code: 'access_token_invalid' })
})

test('D2: the older system of the sandbox renews by GET as it is printed', async () => {
  const { id, secret } = sample.SANDBOX_CLIENTS.legacy
  const given = { CLIENT_ID: id, CLIENT_SECRET: secret }
  const tokens = await run(sample.TOKEN_REQUEST, { given: { ...given, CODE: await codeAt(authorizationAddress(id)) } })
  const renewed = await run(sample.LEGACY_REFRESH_REQUEST, { given: { ...given, REFRESH_TOKEN: tokens.refresh_token } })
  expect(renewed).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) })
})

test('D2: a code is exchanged with an assertion that says what is printed', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { db } = world.database
  const { id } = await registerThirdParty(
    {
      ...{ actor: 'test', clientId: 'aegis', name: 'With a key', redirectUris: [CALLBACK] },
      authentication: {
        method: 'private_key_jwt',
        jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }] },
      },
    },
    { db, thirdParties: thirdPartyStore(db), clock: world.clock },
  )
  const given = {
    CLIENT_ID: id,
    CODE: await codeAt(authorizationAddress(id)),
    ASSERTION: await assertionOf(id, privateKey),
  }
  expect(await run(sample.KEY_TOKEN_REQUEST, { given })).toMatchObject({ token_type: 'Bearer' })
})

/** The printed claims, at this moment and for this system. */
function assertionOf(id: string, key: KeyObject): Promise<string> {
  const { iat, exp, ...printed } = JSON.parse(
    fill(sample.ASSERTION, {
      ...{ YOUR_CLIENT_ID: id, 'https://THIS_SERVICE': world.origin, RANDOM_VALUE: crypto.randomUUID() },
    }),
  )
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ ...printed, iat: now, exp: now + (exp - iat) })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .sign(createPrivateKey(key.export({ type: 'pkcs8', format: 'pem' })))
}

test('D8: each refusal has the code of the table, and a problem its status', async () => {
  const told = async (answer: Promise<Record<string, unknown>>) => {
    const { code, error } = await answer
    return code ?? error
  }
  const other = { [GUIDE_CALLBACK]: 'https://other.example/callback' }
  const legacy = { CLIENT_ID: sample.SANDBOX_CLIENTS.legacy.id, CLIENT_SECRET: sample.SANDBOX_CLIENTS.legacy.secret }
  const unscoped = { places: { 'scope=title%20issuer%20level': 'scope=grade' }, given: legacy }
  expect(await told(run(sample.PUSHED_REQUEST, { places: other }))).toBe('invalid_request')
  expect(await told(run(sample.PUSHED_REQUEST, unscoped))).toBe('invalid_scope')
  expect(await told(run(sample.TOKEN_REQUEST, { given: { CODE: 'x' } }))).toBe('invalid_grant')
  expect(await told(run(sample.TOKEN_REQUEST, { given: { CLIENT_SECRET: 'wrong' } }))).toBe('invalid_client')
  const refused = await run(sample.DIPLOMA_REQUEST, { given: { ACCESS_TOKEN: 'x' } })
  const printed = JSON.parse(sample.PROBLEM)
  expect(Object.keys(refused).sort()).toEqual(Object.keys(printed).sort())
  expect(refused).toMatchObject({ type: printed.type, status: sample.ERRORS.access_token_invalid, code: printed.code })
  for (const code of ['access_token_invalid', 'quota_exceeded', 'too_many_requests'])
    expect(Object.keys(REFUSAL_TEXTS)).toContain(code)
})

test('D8: the documented credentials are those of the sandbox, and the example is where the guide says', () => {
  const { app: newer, legacy, callback } = sample.SANDBOX_CLIENTS
  const known = OAUTH_CLIENTS.map(({ id, secret }) => ({ id, secret }))
  expect(known).toEqual(expect.arrayContaining([newer, legacy]))
  expect(callback).toBe(CALLBACK)
  const [runtime, ...files] = sample.EXAMPLE_SYSTEM.split(' ')
  expect(runtime).toBe('node')
  expect(files.map((file) => existsSync(`${ROOT}/${file}`))).toEqual([true, true])
})

test('D8: a machine without curl reads the same command and is answered the same', async () => {
  const command = sample.DIPLOMA_REQUEST.replace('https://THIS_SERVICE', world.origin)
  expect(JSON.parse(await sendByFetch(command, { ACCESS_TOKEN: 'wrong' }))).toMatchObject({
    ...{ status: 401, code: 'access_token_invalid' },
  })
})
