import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PERSONAS } from '../personas.ts'
import { createTaxAuthority } from './tax-authority.ts'

const CLIENT = { id: 'the-client', secret: 'the-secret' }
const CALLBACK = 'http://localhost:8080/callback'

let now = new Date('2026-11-20T10:00:00Z')
let app: FastifyInstance

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  app = await createTaxAuthority({
    client: CLIENT,
    personas: PERSONAS,
    serverOrigins: ['http://localhost:8080/'],
    now: () => now,
  })
})
afterEach(() => app.close())

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>

/** A browser at the tax authority: it keeps cookies by path and follows nothing by itself. */
function openBrowser(server = '/oauth2server') {
  const cookies = new Map<string, string>()
  const keep = (answer: Answer): Answer => {
    for (const cookie of answer.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name)
      else cookies.set(cookie.name, cookie.value)
    }
    return answer
  }
  const get = async (url: string) => keep(await app.inject({ url, cookies: Object.fromEntries(cookies) }))
  const post = async (url: string, form: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams(form).toString()
    return keep(await app.inject({ method: 'POST', url, headers, payload, cookies: Object.fromEntries(cookies) }))
  }
  const authorize = (extra: Record<string, string> = {}) => {
    const query = {
      client_id: CLIENT.id,
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'read',
      state: 'the-state',
    }
    return get(`${server}/oauth/authorize?${new URLSearchParams({ ...query, ...extra })}`)
  }
  return { get, post, authorize }
}

function handleIn(answer: Answer): string {
  return /name="request" value="([^"]+)"/.exec(answer.body)?.[1] ?? ''
}

function locationOf(answer: Answer): URL {
  return new URL(String(answer.headers.location), 'http://sandbox.invalid')
}

async function logIn(browser = openBrowser(), userName = 'eleni', server = '/oauth2server'): Promise<string> {
  const handle = handleIn(await browser.authorize())
  await browser.post(`${server}/login`, { request: handle, persona: userName })
  const answer = await browser.post(`${server}/oauth/approval`, { request: handle, approve: '1' })
  return locationOf(answer).searchParams.get('code') ?? ''
}

function redeem(form: Record<string, string>, headers: Record<string, string> = {}, server = '/oauth2server') {
  const complete = {
    grant_type: 'authorization_code',
    redirect_uri: CALLBACK,
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    ...form,
  }
  return app.inject({
    method: 'POST',
    url: `${server}/oauth/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(complete).toString(),
  })
}

async function userInfoOf(userName: string): Promise<Answer> {
  const { access_token: token } = (await redeem({ code: await logIn(openBrowser(), userName) })).json()
  return app.inject({ url: '/oauth2server/userinfo?format=xml', headers: { authorization: `Bearer ${token}` } })
}

describe('the login of the tax authority', () => {
  test('Z2: a persona logs in, approves and returns with a code and the state', async () => {
    const browser = openBrowser()
    const login = await browser.authorize()
    expect(login.body).toContain('data-persona="eleni"')
    const handle = handleIn(login)
    const loggedIn = await browser.post('/oauth2server/login', { request: handle, persona: 'eleni' })
    expect(loggedIn.headers.location).toBe(`/oauth2server/oauth/approval?request=${handle}`)
    const approval = await browser.get(String(loggedIn.headers.location))
    expect(approval.body).toMatch(/name="approve"[\s\S]*name="refuse"/)
    const answer = await browser.post('/oauth2server/oauth/approval', { request: handle, approve: '1' })
    expect(answer.statusCode).toBe(303)
    expect(locationOf(answer).href).toMatch(/^http:\/\/localhost:8080\/callback\?code=[\w-]{32}&state=the-state$/)
  })

  test('Z2: a user name and password serve as well, a wrong password does not', async () => {
    const browser = openBrowser()
    const handle = handleIn(await browser.authorize())
    const wrong = await browser.post('/oauth2server/login', { request: handle, username: 'eleni', password: 'x' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.body).toContain('role="alert"')
    const right = await browser.post('/oauth2server/login', { request: handle, username: 'eleni', password: 'sandbox' })
    expect(right.statusCode).toBe(303)
  })

  test('Z2: refused consent returns with error and error_description', async () => {
    const browser = openBrowser()
    const handle = handleIn(await browser.authorize())
    await browser.post('/oauth2server/login', { request: handle, persona: 'eleni' })
    const { searchParams } = locationOf(
      await browser.post('/oauth2server/oauth/approval', { request: handle, refuse: '1' }),
    )
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'User denied access',
      state: 'the-state',
    })
  })

  test('Z2: the next login silently reuses the former user, until the logout', async () => {
    const browser = openBrowser()
    await logIn(browser, 'eleni')
    const silent = await browser.authorize()
    expect(locationOf(silent).searchParams.get('code')).not.toBeNull()
    const logout = await browser.get(
      `/oauth2server/logout/${CLIENT.id}/?url=${encodeURIComponent('http://localhost:8080/bye')}`,
    )
    expect(logout.headers.location).toBe('http://localhost:8080/bye')
    expect((await browser.authorize()).body).toContain('data-persona')
  })

  test('Z2: the logout never returns to a foreign address', async () => {
    const answer = await openBrowser().get(`/oauth2server/logout/${CLIENT.id}/?url=https%3A%2F%2Fevil.example`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.location).toBeUndefined()
  })

  test.each([
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: 'http://localhost:8080.evil.example/' },
    { redirect_uri: 'javascript:alert(1)' },
    { redirect_uri: '' },
    { client_id: 'another' },
  ])('Z2: %j is refused on the spot', async (extra) => {
    const answer = await openBrowser().authorize(extra)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  test('another response type returns to the client as an error', async () => {
    const answer = await openBrowser().authorize({ response_type: 'token' })
    expect(locationOf(answer).searchParams.get('error')).toBe('unsupported_response_type')
  })

  test('a login is decided once, and only by the browser that logged in', async () => {
    const browser = openBrowser()
    const handle = handleIn(await browser.authorize())
    await browser.post('/oauth2server/login', { request: handle, persona: 'eleni' })
    const stranger = await openBrowser().post('/oauth2server/oauth/approval', { request: handle, approve: '1' })
    expect(stranger.statusCode).toBe(400)
    expect((await browser.post('/oauth2server/oauth/approval', { request: handle, approve: '1' })).statusCode).toBe(400)
  })

  test('the pages say in both languages that this is a sandbox', async () => {
    expect((await openBrowser().authorize()).body).toMatch(/<html lang="el">[\s\S]*Περιβάλλον δοκιμών/)
    expect((await openBrowser().authorize({ lang: 'en' })).body).toMatch(/<html lang="en">[\s\S]*Test environment/)
  })

  test('the state is escaped on no page and returned as it came', async () => {
    const browser = openBrowser()
    const state = '"><script>alert(1)</script>'
    const login = await browser.authorize({ state })
    expect(login.body).not.toContain('<script>')
    const handle = handleIn(login)
    await browser.post('/oauth2server/login', { request: handle, persona: 'markup' })
    const answer = await browser.post('/oauth2server/oauth/approval', { request: handle, approve: '1' })
    expect(locationOf(answer).searchParams.get('state')).toBe(state)
  })

  test.each(['/oauth2servergov', '/oauth2serverotp'])('Z2: %s has sessions and codes of its own', async (server) => {
    const code = await logIn(openBrowser(server), 'eleni', server)
    expect((await redeem({ code })).statusCode).toBe(400)
    expect((await redeem({ code }, {}, server)).statusCode).toBe(200)
  })
})

describe('the token endpoint of the tax authority', () => {
  test('Z2: redeems a code once', async () => {
    const code = await logIn()
    expect((await redeem({ code })).json()).toMatchObject({ token_type: 'bearer', scope: 'read' })
    expect((await redeem({ code })).json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Invalid authorization code',
    })
  })

  test('Z2: a code ends after 60 seconds', async () => {
    const code = await logIn()
    now = new Date(now.getTime() + 60_000)
    expect((await redeem({ code })).statusCode).toBe(400)
  })

  test('Z2: the secret is taken from the body alone', async () => {
    const basic = { authorization: `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}` }
    const answer = await redeem({ code: await logIn() }, basic)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error).toBe('invalid_client')
    expect((await redeem({ code: await logIn(), client_secret: 'wrong' })).statusCode).toBe(401)
  })

  test.each([
    [{ redirect_uri: 'http://localhost:8080/other' }, 'invalid_grant'],
    [{ grant_type: 'refresh_token' }, 'unsupported_grant_type'],
    [{ code: '' }, 'invalid_grant'],
  ])('Z2: refuses %j as JSON', async (form, error) => {
    const answer = await redeem({ code: await logIn(), ...form })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe(error)
  })

  test('a body that is no form is refused as JSON', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/oauth2server/oauth/token',
      headers: { 'content-type': 'text/csv' },
      payload: 'x',
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().error).toBe('invalid_request')
  })
})

describe('the user info of the tax authority', () => {
  test('Z2: is one empty element with padded identifiers and capitals without accents', async () => {
    const answer = await userInfoOf('eleni')
    expect(answer.headers['content-type']).toBe('application/xml;charset=UTF-8')
    expect(answer.body).toBe(
      '<root><userinfo userid="eleni               " taxid="190020139   " lastname="ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ" firstname="ΕΛΕΝΗ" ' +
        'fathername="ΝΙΚΟΛΑΟΣ" mothername="ΜΑΡΙΑ" birthyear="1992"/></root>',
    )
  })

  test('Z2: a tax number may come with two leading zeros and a name may be empty', async () => {
    expect((await userInfoOf('nikos')).body).toContain('taxid="00190024060 "')
    expect((await userInfoOf('john')).body).toContain('mothername=""')
  })

  test('Z2: errors are JSON although XML was asked', async () => {
    const url = '/oauth2server/userinfo?format=xml'
    const missing = await app.inject({ url })
    const wrong = await app.inject({ url, headers: { authorization: 'Bearer wrong' } })
    expect([missing.statusCode, wrong.statusCode]).toEqual([401, 401])
    expect(wrong.json()).toEqual({ error: 'invalid_token', error_description: 'Invalid access token' })
    expect(missing.json().error).toBe('unauthorized')
  })

  test('an access token ends after ten minutes', async () => {
    const { access_token: token } = (await redeem({ code: await logIn() })).json()
    const ask = () =>
      app.inject({ url: '/oauth2server/userinfo?format=xml', headers: { authorization: `Bearer ${token}` } })
    expect((await ask()).statusCode).toBe(200)
    now = new Date(now.getTime() + 600_000)
    expect((await ask()).statusCode).toBe(401)
  })
})
