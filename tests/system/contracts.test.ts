import { createPergaClient } from '@perga/client'
import {
  AccessLinkToken,
  AuthData,
  DiplomasAnswer,
  ListedClients,
  LoginAnswer,
  Problem,
  VerificationAnswer,
} from '@perga/contracts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { faultOf } from '../support/answers-in-contract.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let graduate: Graduate
let reader: Reader
let code: string
beforeAll(async () => {
  world = await startWorld()
  graduate = new Graduate(world, 'eleni')
  code = await graduate.share('aegis')
  reader = new Reader(world)
  await reader.logIn('hr.aegis')
})
afterAll(() => world.stop())

const AJAX = { 'x-requested-with': 'XMLHttpRequest' }
const json = async (response: Response) => ({ status: response.status, body: await response.json() })

describe('D5: the calls of spec 1 §7 keep their paths and shapes', () => {
  test('GET /api/user/clients/', async () => {
    const { status, body } = await json(await fetch(`${world.origin}/api/user/clients/`))
    expect(status).toBe(200)
    const [first] = ListedClients.parse(body)
    expect(first).toMatchObject({ id: expect.any(String), name: expect.any(String), display_name: expect.any(String) })
  })

  test('GET /api/user/token', async () => {
    const { status, body } = await json(
      await graduate.browser.request(`${world.origin}/api/user/token`, { headers: AJAX }),
    )
    expect(status).toBe(200)
    expect(AccessLinkToken.parse(body)).toEqual({
      token: code,
      expires_at: expect.any(Number),
      email: 'hr@aegis.example',
      display_name: 'Αιγίς Δοκιμαστική Α.Ε.',
    })
  })

  test('GET /api/user/oauth/{client}?lang= leads to the authorization, carrying the language', async () => {
    const answer = await fetch(`${world.origin}/api/user/oauth/aegis?lang=en`, { redirect: 'manual' })
    const location = new URL(answer.headers.get('location') ?? '', world.origin)
    expect(location.pathname).toBe('/oauth/authorize')
    expect(location.searchParams.get('ui_locales')).toBe('en')
  })

  test('GET /api/client/login gives gsisURI', async () => {
    const { body } = await json(await fetch(`${world.origin}/api/client/login?next=verify`))
    const { gsisURI } = LoginAnswer.parse(body)
    expect(new URL(gsisURI).pathname).toBe('/oauth2server/oauth/authorize')
  })

  test('GET /api/client/get_auth_data, logged in and logged out', async () => {
    const inside = await json(await reader.browser.request(`${world.origin}/api/client/get_auth_data`))
    expect(AuthData.parse(inside.body)).toMatchObject({
      logged_in: true,
      name: 'aegis',
      can_inspect: false,
      inspect_institutions: [],
      clients: [{ id: 'aegis', name: 'aegis', display_name: 'Αιγίς Δοκιμαστική Α.Ε.', can_inspect: false }],
    })
    const outside = await json(await fetch(`${world.origin}/api/client/get_auth_data`))
    expect(AuthData.parse(outside.body)).toMatchObject({ logged_in: false, name: null, clients: [] })
  })

  test('O20: GET /api/client/logout ends our session and the tax site’s, and comes back with the language', async () => {
    const leaving = new Reader(world)
    await leaving.logIn('hr.aegis')
    const { address } = await leaving.browser.visit(
      `${world.origin}/api/client/logout?lang=en`,
      /\/organisation\/logout/,
    )
    expect(address).toBe(`${world.origin}/organisation/logout?taxis=1&lang=en`)
    const after = await json(await leaving.browser.request(`${world.origin}/api/client/get_auth_data`))
    expect(after.body).toMatchObject({ logged_in: false })
    await expect(leaving.logIn('agency')).resolves.toContain('/organisation/menu')
  })

  test('POST /api/client/diplomas/ and POST /api/client/verify', async () => {
    const { body } = await json(await reader.post('/api/client/diplomas/', { token: code }))
    const answer = DiplomasAnswer.parse(body)
    const [release] = answer.data
    expect(Object.keys(release ?? {})).toEqual(
      expect.arrayContaining([
        'diploma',
        'signature',
        'payload',
        'signedAuditId',
        'auditId',
        'aud',
        'signedAuditVersion',
      ]),
    )
    const verified = await json(
      await reader.post('/api/client/verify', {
        signedAuditId: release?.signedAuditId ?? '',
        auditId: release?.auditId ?? '',
        clientId: release?.aud ?? '',
      }),
    )
    expect(VerificationAnswer.parse(verified.body)).toMatchObject({ error: null, verified: true, match: true })
  })

  test.each([
    ['/api/client/diplomas/', 401, 'not_logged_in'],
    ['/api/client/verify', 401, 'not_logged_in'],
  ])('without a login POST %s is refused with a problem in both languages', async (path, status, problem) => {
    const form = { token: 'x', signedAuditId: 'x', auditId: 'x', clientId: 'x' }
    const answer = await json(await new Reader(world).post(path, form))
    expect(answer.status).toBe(status)
    expect(Problem.parse(answer.body)).toMatchObject({
      code: problem,
      detail: { el: expect.any(String), en: expect.any(String) },
    })
  })

  test('a form without its field is malformed, and an unknown path is not found, both as problems', async () => {
    const malformed = await json(await reader.post('/api/client/diplomas/', { code: 'x' }))
    expect(malformed).toMatchObject({ status: 400, body: { code: 'malformed_request' } })
    const unknown = await json(await fetch(`${world.origin}/api/nothing`))
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('a form sent by another site’s page with this browser’s cookies is refused', async () => {
    const submit = (headers: Record<string, string>) =>
      reader.browser.submit(`${world.origin}/api/client/diplomas/`, { token: code }, headers)
    expect((await submit({})).status).toBe(403)
    expect((await submit({ ...AJAX, origin: 'https://evil.example' })).status).toBe(403)
    expect((await submit({ ...AJAX, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await submit({ ...AJAX, origin: world.origin })).status).toBe(200)
  })
})

test.runIf(inject('postgresql') === null)(
  'D7: the OpenAPI document is the one checked in; npm run openapi renews it',
  async () => {
    const answer = await fetch(`${world.origin}/api/openapi.json`)
    const served = (await answer.json()) as { openapi: string }
    expect(served.openapi).toBe('3.1.0')
    await expect(`${JSON.stringify(served, null, 2)}\n`).toMatchFileSnapshot('../../docs/openapi.json')
  },
)

describe('D7: the OpenAPI document names what operations answer', () => {
  interface Answer {
    $ref?: string
    content?: Record<string, { schema?: object }>
  }
  interface Described {
    paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
    components: { responses: Record<string, Answer & { content: Record<string, { schema: object }> }> }
  }
  const read = async () => (await (await fetch(`${world.origin}/api/openapi.json`)).json()) as Described
  const operationsOf = ({ paths }: Described) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({ name: `${method} ${path}`, method, responses })),
    )

  test('each has a typed answer, a file of a named type or a redirect', async () => {
    const untyped = operationsOf(await read()).filter(({ responses }) => {
      const isTyped = Object.keys(responses['200']?.content ?? {}).length > 0
      return !isTyped && responses['303']?.$ref !== '#/components/responses/redirect'
    })
    expect(untyped.map(({ name }) => name)).toEqual([])
  })

  test('each names the problems that any operation may answer; one that changes something, also a forged request', async () => {
    const without = operationsOf(await read()).filter(({ method, responses }) => {
      const general = ['400', '429', '500', '503', ...(method === 'get' ? [] : ['403'])]
      // A page of the institution posts there by design (SAML).
      return general.some((status) => !(status in responses) && !(status === '403' && responses['303'] !== undefined))
    })
    expect(without.map(({ name }) => name)).toEqual([])
  })

  test('each problem answer names its codes', async () => {
    const { components } = await read()
    const problems = Object.values(components.responses).flatMap(
      ({ content }) => content?.['application/problem+json']?.schema ?? [],
    )
    expect(problems.length).toBeGreaterThan(50)
    for (const schema of problems) {
      expect(schema).toMatchObject({
        allOf: [expect.anything(), { properties: { code: { enum: expect.arrayContaining([expect.any(String)]) } } }],
      })
    }
  })

  test('no operation is of a method that only the authorization server’s catch-all takes', async () => {
    const methods = new Set(operationsOf(await read()).map(({ method }) => method))
    expect([...methods].sort()).toEqual(['get', 'post', 'put'])
  })

  test('an answer that it does not name is found: a status, a media type, a code', async () => {
    const document = await read()
    const known = { method: 'GET', route: '/api/v1/template-tree/:institution', status: 404 }
    const problem = { ...known, type: 'application/problem+json' }
    expect(faultOf({ ...problem, code: 'not_found' }, document)).toBeNull()
    expect(faultOf({ ...problem, code: 'own_proposal' }, document)).toContain('own_proposal')
    expect(faultOf({ ...problem, status: 409, code: 'not_found' }, document)).toContain('409')
    expect(faultOf({ ...known, type: 'text/html', code: null }, document)).toContain('text/html')
  })
})

describe('D7: the typed client', () => {
  test('makes a call with a query, with a path, and tells a problem apart', async () => {
    const client = createPergaClient({ origin: world.origin })
    const clients = await client.call('GET /api/user/clients/', { query: { lang: 'en' } })
    expect(clients).toMatchObject({
      ok: true,
      value: expect.arrayContaining([expect.objectContaining({ name: 'aegis' })]),
    })
    const figures = await client.call('GET /api/client/stats/{institutionName}', { path: { institutionName: 'auth' } })
    expect(figures).toMatchObject({ ok: true, value: { diplomasInfo: [expect.objectContaining({ code: 'auth' })] } })
    const refused = await client.call('POST /api/client/diplomas/', { body: { token: 'x' } })
    expect(refused).toMatchObject({ ok: false, status: 401, problem: { code: 'not_logged_in' } })
  })
})

test('every answer carries the security headers, pages and the authorization server too', async () => {
  for (const path of [
    '/',
    '/api/user/clients/',
    '/oauth/authorize',
    '/.well-known/oauth-authorization-server',
    '/authorization/x',
  ]) {
    const { headers } = await fetch(`${world.origin}${path}`, { redirect: 'manual' })
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})
