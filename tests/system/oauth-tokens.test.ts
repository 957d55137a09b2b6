import { Problem } from '@perga/contracts'
import * as client from 'openid-client'
import { describe, expect, test } from 'vitest'
import { Graduate } from '../support/actors.ts'
import { openSystems } from '../support/systems.ts'
import {
  CALLBACK,
  decide,
  depart,
  discover,
  errorOf,
  mutate,
  obtainTokens,
  post,
  readDiplomas,
  tokensOf,
} from '../support/third-party.ts'

const systems = openSystems()

describe('access tokens', () => {
  test('D12: what is no live token is one same problem, with the challenge of RFC 6750', async () => {
    const { world, system } = systems()
    const { access_token, refresh_token = '' } = await obtainTokens(world, system)
    for (const token of [mutate(access_token), refresh_token, 'x', access_token.slice(1)]) {
      const answer = await readDiplomas(world, token)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
      expect(answer.headers.get('www-authenticate')).toBe(`Bearer realm="${world.origin}", error="invalid_token"`)
      expect(Problem.parse(await answer.json()).code).toBe('access_token_invalid')
    }
  })

  test('a token outside the header is no token, and the challenge names no error', async () => {
    const { world, system } = systems()
    const { access_token } = await obtainTokens(world, system)
    const inAddress = await fetch(`${world.origin}/api/v1/diplomas?access_token=${access_token}`)
    expect(inAddress.status).toBe(401)
    expect(inAddress.headers.get('www-authenticate')).toBe(`Bearer realm="${world.origin}"`)
    const basic = await fetch(`${world.origin}/api/v1/diplomas`, {
      headers: { authorization: `Basic ${access_token}` },
    })
    expect(basic.status).toBe(401)
  })

  test('D6: a token that its system gives back opens nothing, and its authorization has ended', async () => {
    const { world, legacy, system, expectDead } = systems()
    for (const kind of ['accessToken', 'refreshToken'] as const) {
      const { access_token, refresh_token = '' } = await obtainTokens(world, system)
      const tokens = { accessToken: access_token, refreshToken: refresh_token }
      const foreign = await post(world, '/oauth/revoke', { fields: { token: tokens[kind] }, ...legacy })
      expect(foreign.status).toBe(400)
      expect((await readDiplomas(world, access_token)).status).toBe(200)
      await client.tokenRevocation(system, tokens[kind])
      await expectDead(tokens)
    }
  })

  test('D6: introspection tells a system of its own tokens alone, and of the holder by the pseudonym', async () => {
    const { world, app, legacy, system } = systems()
    const { access_token } = await obtainTokens(world, system)
    const { metadata } = (await (await readDiplomas(world, access_token)).json()) as { metadata: { sub: string } }
    expect(await client.tokenIntrospection(system, access_token)).toMatchObject({
      active: true,
      client_id: app.id,
      iss: world.origin,
      sub: metadata.sub,
      token_type: 'Bearer',
    })
    const foreign = await discover(world, legacy)
    expect(await client.tokenIntrospection(foreign, access_token)).toEqual({ active: false })
  })

  test('when the holder withdraws, every token is dead at once', async () => {
    const { world, system, expectDead } = systems()
    const { access_token, refresh_token = '' } = await obtainTokens(world, system)
    await world.database.db.updateTable('authorizations').set({ revoked_at: world.clock.now() }).execute()
    await expectDead({ accessToken: access_token, refreshToken: refresh_token })
  })

  test('when the organisation loses its confirmation, its systems and their tokens are unknown', async () => {
    const { world, system, renew } = systems()
    const { access_token, refresh_token = '' } = await obtainTokens(world, system)
    const organisation = world.database.db.updateTable('organisations').where('tax_number', '=', '190079948')
    await organisation.set({ confirmed_at: null }).execute()
    expect((await readDiplomas(world, access_token)).status).toBe(401)
    expect(await errorOf(await renew(refresh_token))).toBe('invalid_client')
    await organisation.set({ confirmed_at: world.clock.now() }).execute()
    expect((await readDiplomas(world, access_token)).status).toBe(200)
  })
})

describe('ends', () => {
  test('a code lives for a minute, a pushed request likewise', async () => {
    const { world, app, system } = systems()
    const { url: asked, codeVerifier } = await depart(system)
    const callback = await decide(world, asked)
    const { url } = await depart(system, { isPushed: true })
    world.clock.moveBy(61_000)
    const fields = {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: CALLBACK,
      code_verifier: codeVerifier,
    }
    expect(await errorOf(await post(world, '/oauth/token', { fields, ...app }))).toBe('invalid_grant')
    expect(await errorOf(await fetch(url, { redirect: 'manual' }))).toBe('invalid_request_uri')
  })

  test('an access token lives for a quarter of an hour, a refresh token as long as the authorization', async () => {
    const { world, system, renew } = systems()
    const tokens = await obtainTokens(world, system, { duration: 7 })
    world.clock.moveBy(15 * 60_000 + 1_000)
    expect((await readDiplomas(world, tokens.access_token)).status).toBe(401)
    const renewed = await tokensOf(await renew(tokens.refresh_token ?? ''))
    expect((await readDiplomas(world, renewed.accessToken)).status).toBe(200)
    // It ends with its last day, which may have begun a moment ago.
    world.clock.moveBy(8 * 24 * 3_600_000)
    expect(await errorOf(await renew(renewed.refreshToken))).toBe('invalid_grant')
  })

  test('an answer that the holder gives to a request that is over leads nowhere', async () => {
    const { world, system } = systems()
    const graduate = new Graduate(world, 'eleni')
    const { url } = await depart(system)
    const { address } = await graduate.browser.visit(url.href, /\/authorization\/interaction\//)
    const uid = new URL(address).pathname.split('/').at(-1) ?? ''
    world.clock.moveBy(61 * 60_000)
    const answer = await graduate.browser.request(`${world.origin}/api/holder/interactions/${uid}`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(answer.status).toBe(410)
  })
})
