import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import {
  addClientSecret,
  registerThirdParty,
  removeClientSecret,
  revokeThirdParty,
  type ThirdPartyDependencies,
} from '@perga/server/oauth/systems/register-third-party.ts'
import { thirdPartyStore } from '@perga/server/oauth/systems/third-party-store.ts'
import { sha256 } from '@perga/server/platform/keys.ts'
import { SignJWT } from 'jose'
import * as client from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLBACK, depart, discover, obtainTokens, post, readDiplomas } from '../support/third-party.ts'
import { startWorld, type World } from '../support/world.ts'

const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
const actor = 'test'
let world: World
let dependencies: ThirdPartyDependencies
beforeAll(async () => {
  world = await startWorld()
  const { db } = world.database
  dependencies = { db, thirdParties: thirdPartyStore(db), clock: world.clock }
})
afterAll(() => world.stop())

const register = (changes: Partial<Parameters<typeof registerThirdParty>[0]> = {}) =>
  registerThirdParty(
    {
      ...{ actor, clientId: 'aegis', name: 'A system', redirectUris: [CALLBACK] },
      authentication: { method: 'client_secret_basic' },
      ...changes,
    },
    dependencies,
  )

const canPush = async (id: string, secret: string) => {
  const { url } = await depart(await discover(world, { id, secret }))
  const fields = Object.fromEntries(url.searchParams)
  return (await post(world, '/oauth/request', { fields, id, secret })).status === 201
}

test('a registered system reads with the secret that was shown once; PKCE is required of it', async () => {
  const { id, secret } = await register()
  const system = await discover(world, { id, secret: secret ?? '' })
  const { access_token } = await obtainTokens(world, system)
  expect((await readDiplomas(world, access_token)).status).toBe(200)
  const bare = client.buildAuthorizationUrl(system, { redirect_uri: CALLBACK, state: 's' })
  const location = (await fetch(bare, { redirect: 'manual' })).headers.get('location') ?? ''
  expect(new URL(location).searchParams.get('error')).toBe('invalid_request')
})

test('secrets are kept as hashes alone', async () => {
  const { id, secret } = await register()
  const rows = await world.database.db.selectFrom('oauth_client_secrets').selectAll().execute()
  const mine = rows.find((row) => row.oauth_client_id === id)
  expect(Buffer.from(mine?.secret_hash ?? []).equals(sha256(secret ?? ''))).toBe(true)
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a secret is replaced without an interruption: two are active, a third is refused, a removed one opens nothing', async () => {
  const { id, secret: first } = await register()
  const second = await addClientSecret({ id, actor }, dependencies)
  expect([await canPush(id, first ?? ''), await canPush(id, second)]).toEqual([true, true])
  await expect(addClientSecret({ id, actor }, dependencies)).rejects.toThrow('two_secrets_already')
  await removeClientSecret({ id, secretHash: sha256(first ?? ''), actor }, dependencies)
  expect([await canPush(id, first ?? ''), await canPush(id, second)]).toEqual([false, true])
})

test('a system whose registration ended is unknown, and so are its tokens', async () => {
  const { id, secret } = await register()
  const system = await discover(world, { id, secret: secret ?? '' })
  const { access_token, refresh_token = '' } = await obtainTokens(world, system)
  await revokeThirdParty({ id, actor }, dependencies)
  expect((await readDiplomas(world, access_token)).status).toBe(401)
  const fields = { grant_type: 'refresh_token', refresh_token }
  const renewal = await post(world, '/oauth/token', { fields, id, secret: secret ?? '' })
  expect([renewal.status, await renewal.json()]).toMatchObject([401, { error: 'invalid_client' }])
})

test('every change of a registration is audited', async () => {
  const { id } = await register()
  await addClientSecret({ id, actor }, dependencies)
  await revokeThirdParty({ id, actor }, dependencies)
  const events = await world.database.db.selectFrom('audit_events').select('act').where('object', '=', id).execute()
  expect(events.map(({ act }) => act).sort()).toEqual([
    'oauth-client.registered',
    'oauth-client.revoked',
    'oauth-client.secret-added',
    'oauth-client.secret-added',
  ])
})

test.each([
  'http://app.example/callback',
  'https://app.example/callback#part',
  'https://*.app.example/callback',
  'https://user:password@app.example/callback',
  'javascript:alert(1)',
  'app://callback',
  '/callback',
])('a callback address that could carry a code elsewhere is not registered: %s', async (uri) => {
  await expect(register({ redirectUris: [CALLBACK, uri] })).rejects.toThrow('redirect_uri_not_permitted')
})

test('a registration without a callback address is refused', async () => {
  await expect(register({ redirectUris: [] })).rejects.toThrow('redirect_uri_not_permitted')
})

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwksOf = (key: KeyObject) => ({
  keys: [{ ...key.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }],
})

test('keys that are private, symmetric, weak or broken are not registered', async () => {
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey
  for (const jwks of [
    jwksOf(pair().privateKey),
    { keys: [{ kty: 'oct', k: 'AAAA' }] },
    { keys: [] },
    { keys: [weak.export({ format: 'jwk' })] },
    { keys: [{ kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' }] },
    {},
  ]) {
    const authentication = { method: 'private_key_jwt' as const, jwks }
    await expect(register({ authentication })).rejects.toThrow('client_keys_not_permitted')
  }
})

test('D2: a system may authenticate by signed assertions instead of a secret', async () => {
  const { privateKey, publicKey } = pair()
  const { id, secret } = await register({ authentication: { method: 'private_key_jwt', jwks: jwksOf(publicKey) } })
  expect(secret).toBeNull()
  const key = await crypto.subtle.importKey(
    'jwk',
    privateKey.export({ format: 'jwk' }),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  )
  const system = await client.discovery(
    new URL(world.origin),
    id,
    undefined,
    client.PrivateKeyJwt({ key, kid: 'one' }),
    { algorithm: 'oauth2', execute: [client.allowInsecureRequests] },
  )
  const { access_token, refresh_token = '' } = await obtainTokens(world, system, { isPushed: true })
  expect((await readDiplomas(world, access_token)).status).toBe(200)
  await client.refreshTokenGrant(system, refresh_token)
})

test('an assertion that is replayed, foreign, expired, for another server or signed by another key is refused', async () => {
  const { privateKey, publicKey } = pair()
  const { id } = await register({ authentication: { method: 'private_key_jwt', jwks: jwksOf(publicKey) } })
  const { url } = await depart(await discover(world, { id, secret: 'none' }))
  const push = async (assertion: string) => {
    const fields = {
      ...Object.fromEntries(url.searchParams),
      client_assertion: assertion,
      client_assertion_type: ASSERTION,
    }
    return (await post(world, '/oauth/request', { fields })).status
  }
  const assertion = ({ key = privateKey, issuer = id, audience = world.origin, seconds = 60 } = {}) =>
    new SignJWT({ jti: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(issuer)
      .setSubject(id)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key)

  const good = await assertion()
  expect([await push(good), await push(good)]).toEqual([201, 401])
  const once = await assertion()
  const atOnce = await Promise.all(Array.from({ length: 16 }, () => push(once)))
  expect(atOnce.filter((status) => status === 201)).toHaveLength(1)
  for (const bad of [
    await assertion({ key: pair().privateKey }),
    await assertion({ issuer: 'sandbox-app' }),
    await assertion({ audience: 'https://other.example' }),
    await assertion({ seconds: -60 }),
    `${(await assertion()).slice(0, -4)}AAAA`,
    (await assertion()).replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url')),
  ]) {
    expect(await push(bad)).toBe(401)
  }
})
