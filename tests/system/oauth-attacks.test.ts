import * as client from 'openid-client'
import { describe, expect, test } from 'vitest'
import { openSystems } from '../support/systems.ts'
import {
  CALLBACK,
  type Departure,
  decide,
  depart,
  errorOf,
  mutate,
  obtainTokens,
  post,
  readDiplomas,
  tokensOf,
} from '../support/third-party.ts'

const systems = openSystems()

/** A code that was just issued to `sandbox-app`, and the form that redeems it. */
async function freshCode(): Promise<{ departure: Departure; callback: URL; fields: Record<string, string> }> {
  const { world, system } = systems()
  const departure = await depart(system)
  const callback = await decide(world, departure.url)
  const fields = {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: CALLBACK,
    code_verifier: departure.codeVerifier,
  }
  return { departure, callback, fields }
}

const latestAuthorization = () =>
  systems()
    .world.database.db.selectFrom('authorizations')
    .select(['id', 'expires_at'])
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()

describe('the authorization request', () => {
  test.each([
    `${CALLBACK}/`,
    `${CALLBACK}?next=1`,
    `${CALLBACK}#x`,
    'http://localhost:8201/callback',
    'https://localhost:8200/callback',
    'http://LOCALHOST:8200/callback',
    'http://localhost:8200/other',
    'http://localhost:8200/callback/../callback',
    'http://user@localhost:8200/callback',
    'http://evil.example/callback',
    '',
  ])('D1: nobody is sent to an address that is not registered letter for letter: %s', async (redirect_uri) => {
    const { system } = systems()
    const { url } = await depart(system, { redirect_uri })
    const answer = await fetch(url, { redirect: 'manual' })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })

  test.each<[string, Record<string, string>, string]>([
    ['PKCE by plain text', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['tokens in the address', { response_type: 'token' }, 'invalid_request'],
    ['an answer in the fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['an answer by form', { response_mode: 'form_post' }, 'invalid_request'],
    ['no page for the holder', { prompt: 'none' }, 'login_required'],
    ['a request object', { request: 'e30.e30.' }, 'request_not_supported'],
  ])('a request for %s is refused', async (_, parameters, error) => {
    const { system } = systems()
    const { url } = await depart(system, parameters)
    const answer = await fetch(url, { redirect: 'manual' })
    // In the address, in the form that was asked for, or as JSON to the one who asked.
    const told = `${answer.headers.get('location')} ${await answer.text()}`
    expect(/[?&#]error=(\w+)|name="error" value="(\w+)"|"error":"(\w+)"/.exec(told)?.slice(1)).toContain(error)
    expect(told).not.toMatch(/[?&#]code=|name="code"/)
  })

  test('D6: a pushed request is of the system that pushed it, and is used once', async () => {
    const { world, legacy, system } = systems()
    const { url } = await depart(system, { isPushed: true })
    const foreign = new URL(url)
    foreign.searchParams.set('client_id', legacy.id)
    expect((await fetch(foreign, { redirect: 'manual' })).status).toBe(400)

    await decide(world, url)
    const again = await fetch(url, { redirect: 'manual' })
    expect(await errorOf(again)).toBe('invalid_request_uri')
  })

  test('an unknown client and one of the service itself without its secret get nothing', async () => {
    const { app, system, redeem } = systems()
    const { url } = await depart(system, { client_id: 'nobody' })
    expect(await errorOf(await fetch(url, { redirect: 'manual' }))).toBe('invalid_client')
    const { fields } = await freshCode()
    for (const id of ['nobody', 'link.aegis', 'aegis']) {
      expect(await errorOf(await redeem(fields, { id, secret: app.secret }))).toBe('invalid_client')
    }
  })
})

describe('the system at the token endpoint', () => {
  test('D2: a wrong secret, none, or one in the body is refused; the code is not spent by it', async () => {
    const { world, app, redeem } = systems()
    const { fields } = await freshCode()
    const wrong = await redeem(fields, { id: app.id, secret: mutate(app.secret) })
    expect([wrong.status, await errorOf(wrong)]).toEqual([401, 'invalid_client'])
    expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic/)
    expect((await post(world, '/oauth/token', { fields })).status).toBe(400)
    const inBody = { ...fields, client_id: app.id, client_secret: app.secret }
    expect((await post(world, '/oauth/token', { fields: inBody })).ok).toBe(false)
    expect((await redeem(fields)).status).toBe(200)
  })
})

describe('codes', () => {
  test.each<[string, (fields: Record<string, string>) => Record<string, string>]>([
    ['a mutated code', (fields) => ({ ...fields, code: mutate(fields.code ?? '') })],
    ['another verifier', (fields) => ({ ...fields, code_verifier: client.randomPKCECodeVerifier() })],
    ['no verifier', ({ code_verifier: _, ...fields }) => fields],
    ['another callback address', (fields) => ({ ...fields, redirect_uri: 'http://localhost:8200/other' })],
  ])('%s is refused, and the right redemption still works', async (_, change) => {
    const { redeem } = systems()
    const { fields } = await freshCode()
    expect(await errorOf(await redeem(change(fields)))).toBe('invalid_grant')
    expect((await redeem(fields)).status).toBe(200)
  })

  test("another system's code is refused", async () => {
    const { legacy, redeem } = systems()
    const { fields } = await freshCode()
    expect(await errorOf(await redeem(fields, legacy))).toBe('invalid_grant')
  })

  test('a code that is used twice ends all that was issued for it, and the authorization', async () => {
    const { world, redeem, expectDead } = systems()
    const { fields } = await freshCode()
    const tokens = await tokensOf(await redeem(fields))
    const { id, expires_at } = await latestAuthorization()
    expect(expires_at > world.clock.now()).toBe(true)
    expect(await errorOf(await redeem(fields))).toBe('invalid_grant')
    await expectDead(tokens)
    expect((await latestAuthorization()).expires_at <= world.clock.now()).toBe(true)
    const events = await world.database.db.selectFrom('audit_events').select('act').where('object', '=', id).execute()
    expect(events).toContainEqual({ act: 'authorization.ended' })
  })

  test('of sixteen redemptions of one code at once exactly one answers with tokens, and these are dead', async () => {
    const { redeem, expectDead } = systems()
    const { fields } = await freshCode()
    const answers = await Promise.all(Array.from({ length: 16 }, () => redeem(fields)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const errors = answers.filter(({ status }) => status !== 200).map(errorOf)
    expect(new Set(await Promise.all(errors))).toEqual(new Set(['invalid_grant']))
    for (const answer of won) await expectDead(await tokensOf(answer))
  })

  test('a state, a code or an issuer that was changed on the way is refused by a standard client', async () => {
    const { system } = systems()
    const { callback, departure } = await freshCode()
    const checks = { expectedState: departure.state, pkceCodeVerifier: departure.codeVerifier }
    for (const [parameter, value] of [
      ['state', client.randomState()],
      ['iss', 'https://evil.example'],
      ['code', mutate(callback.searchParams.get('code') ?? '')],
    ] as const) {
      const changed = new URL(callback)
      changed.searchParams.set(parameter, value)
      await expect(client.authorizationCodeGrant(system, changed, checks)).rejects.toThrow()
    }
    const withoutIssuer = new URL(callback)
    withoutIssuer.searchParams.delete('iss')
    await expect(client.authorizationCodeGrant(system, withoutIssuer, checks)).rejects.toThrow()
  })
})

describe('refresh tokens', () => {
  test('a renewal gives a new refresh token; the old one used again ends the authorization', async () => {
    const { world, system, renew, expectDead } = systems()
    const first = await obtainTokens(world, system)
    const renewed = await tokensOf(await renew(first.refresh_token ?? ''))
    expect(renewed.refreshToken).not.toBe(first.refresh_token)
    expect((await readDiplomas(world, renewed.accessToken)).status).toBe(200)
    expect(await errorOf(await renew(first.refresh_token ?? ''))).toBe('invalid_grant')
    await expectDead(renewed)
  })

  test('of sixteen renewals at once exactly one answers with tokens, and these are dead', async () => {
    const { world, system, renew, expectDead } = systems()
    const { refresh_token = '' } = await obtainTokens(world, system)
    const answers = await Promise.all(Array.from({ length: 16 }, () => renew(refresh_token)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const answer of won) await expectDead(await tokensOf(answer))
  })

  test('a mutated or foreign refresh token is refused and harms nobody', async () => {
    const { world, legacy, system, renew } = systems()
    const tokens = await obtainTokens(world, system)
    const refreshToken = tokens.refresh_token ?? ''
    expect(await errorOf(await renew(mutate(refreshToken)))).toBe('invalid_grant')
    expect(await errorOf(await renew(refreshToken, legacy))).toBe('invalid_grant')
    expect((await renew(refreshToken)).status).toBe(200)
  })
})
