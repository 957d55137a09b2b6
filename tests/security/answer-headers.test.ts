import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../support/world.ts'
import { operationsOf } from './operations.ts'

/** Answers that anyone may keep for a while: they are the same for everybody. */
const CACHED_FOR_ALL = [
  'GET /api/client/institutions_metadata',
  'GET /api-test/client/institutions_metadata',
  'GET /api/client/institutions/{code}/logo.svg',
  'GET /api/client/stats/{institutionName}',
  'GET /api-test/client/stats/{institutionName}',
  'GET /api/figures',
  'GET /api/v1/institutions/lookup',
  'GET /api/v1/templates',
  'GET /api/v1/templates/{blueprintId}',
  'GET /api/v1/template-tree',
  'GET /api/v1/template-tree/{institution}',
]
/** What any site may read with its own scripts: open data, and what the authorization server tells everybody of itself. */
const OPEN_TO_ALL = /^\/(api\/v1\/template|oauth\/jwks$|\.well-known\/)/
const PAGES = [
  '/',
  '/terms',
  '/organisation/login',
  '/authorization/data',
  '/desk/',
  '/registration/',
  '/nowhere',
  '/v',
]
const ELSEWHERE = [
  '/api/nowhere',
  '/assets/nowhere.js',
  '/oauth/nowhere',
  '/%',
  '/api/%ff',
  '/robots.txt',
  '/.git/config',
]
const OAUTH = ['/oauth/authorize', '/oauth/token', '/oauth/jwks', '/.well-known/oauth-authorization-server']

let world: World
beforeAll(async () => {
  // As in production: the service is public, over https.
  world = await startWorld({ settings: { PERGA_ORIGIN: 'https://diplomas.example', PERGA_RATE_LIMIT: '1000000' } })
})
afterAll(() => world?.stop())

const get = (path: string) => fetch(`${world.origin}${path}`, { redirect: 'manual' })

/** What is missing among the headers that every answer has. */
function missingFrom(path: string, { headers }: Response): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const required: [string, boolean][] = [
    ['HSTS', headers.get('strict-transport-security') === 'max-age=63072000; includeSubDomains'],
    ['nosniff', headers.get('x-content-type-options') === 'nosniff'],
    ['no referrer', headers.get('referrer-policy') === 'no-referrer'],
    ['no server name', !headers.has('x-powered-by') && !headers.has('server')],
    ...["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].map((rule): [string, boolean] => [
      rule,
      policy.includes(rule),
    ]),
    ['no unsafe source', policy !== '' && !/unsafe-|\*|https?:/.test(policy)],
    ['no foreign reader', OPEN_TO_ALL.test(path) || !headers.has('access-control-allow-origin')],
    ['a type', headers.get('content-length') === '0' || headers.has('content-type') || headers.has('location')],
  ]
  return required.filter(([, isThere]) => !isThere).map(([name]) => name)
}

test('every answer has the security headers: pages, calls, refusals, redirects, what is not there and what cannot be read', async () => {
  const operations = await operationsOf(world)
  const paths = [...PAGES, ...ELSEWHERE, ...OAUTH, ...operations.map((operation) => operation.call('auth').path)]
  const faults: string[] = []
  for (const path of new Set(paths)) {
    const answer = await get(path)
    await answer.body?.cancel()
    const missing = missingFrom(path, answer)
    if (missing.length > 0) faults.push(`${path}: ${missing.join(', ')}`)
  }
  expect(faults).toEqual([])
})

test('nothing is stored on the way but what is the same for everybody', async () => {
  const faults: string[] = []
  for (const { name, call } of await operationsOf(world)) {
    const { method, path, body } = call('auth')
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${world.origin}${path}`, {
      ...{ method, redirect: 'manual', headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    await answer.body?.cancel()
    const policy = answer.headers.get('cache-control')
    if (policy !== 'no-store' && !CACHED_FOR_ALL.includes(name)) faults.push(`${name}: ${policy}`)
  }
  for (const path of [...OAUTH, ...ELSEWHERE.filter((one) => one.startsWith('/api'))]) {
    const policy = (await get(path)).headers.get('cache-control') ?? ''
    if (!policy.includes('no-store')) faults.push(`${path}: ${policy}`)
  }
  expect(faults).toEqual([])
})

test('every cookie is for https and this host, out of reach of scripts, and ends with the browser', async () => {
  const begun = await get('/api/user/oauth/aegis')
  const cookies = begun.headers.getSetCookie()
  const asked = await get((begun.headers.get('location') ?? '').replace('https://diplomas.example', ''))
  const all = [...cookies, ...asked.headers.getSetCookie(), ...(await get('/api/holder/login')).headers.getSetCookie()]
  const given = all.filter((line) => !/^[^=]+=;/.test(line))
  expect(given.length).toBeGreaterThanOrEqual(4)
  for (const line of given) {
    expect(line).toMatch(/^__Host-|^__Secure-perga-(interaction|resume)/)
    expect(line).toMatch(/; *secure/i)
    expect(line).toMatch(/; *httponly/i)
    expect(line).toMatch(/; *samesite=lax/i)
    expect(line).not.toMatch(/domain=|expires=|max-age=/i)
    if (line.startsWith('__Host-')) expect(line).toMatch(/path=\/(;|$)/i)
  }
})

test('a logout has the browser forget the pages, so that nobody goes back to them', async () => {
  for (const kind of ['holder', 'client', 'administrator', 'representative', 'staff']) {
    const { status, headers } = await get(`/api/${kind}/logout`)
    expect([status, headers.get('clear-site-data')], kind).toEqual([303, '"cache"'])
  }
})

test('text says in which characters it is written', async () => {
  for (const path of [...PAGES, '/api/client/institutions/auth/logo.svg', '/api/tour', '/api/nowhere', '/oauth/jwks'])
    expect((await get(path)).headers.get('content-type'), path).toMatch(/^application\/problem\+json|charset=utf-8/i)
})
