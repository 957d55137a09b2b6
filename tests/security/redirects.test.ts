import { landingPage } from '@perga/server/organisations/sign-in/landing-page.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReturnTarget } from '../../apps/sites/service/features/login/return-target.ts'
import { credentialsOf } from '../support/third-party.ts'
import { startWorld, type World } from '../support/world.ts'
import { FOREIGN_ADDRESSES } from './hostile-addresses.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_RATE_LIMIT: '1000000' } })
})
afterAll(() => world?.stop())

/** Logins that take the way back along: where they begin, the parameter, and the page before what it names. */
const LOGINS = [
  { login: '/api/holder/login', parameter: 'interaction', page: /^\/authorization\/interaction\/[^/\\]+$/ },
  { login: '/api/administrator/login', parameter: 'invitation', page: /^\/registration\/invitation\/[^/\\]+$/ },
  { login: '/api/representative/login', parameter: 'invitation', page: /^\/registration\/invitation\/[^/\\]+$/ },
  { login: '/api/client/login', parameter: 'next', page: /^\/organisation\/login$/ },
  { login: '/api/client/login', parameter: 'token', page: /^\/organisation\/login$/ },
]
const LOGOUTS = [
  '/api/holder/logout',
  '/api/client/logout',
  '/api/administrator/logout',
  '/api/representative/logout',
  '/api/staff/logout',
]

async function ask(path: string, query: Record<string, string>, cookie?: string): Promise<Response> {
  const address = `${world.origin}${path}?${new URLSearchParams(query)}`
  return fetch(address, { redirect: 'manual', headers: { ...(cookie && { cookie }) } })
}

test('there are three hundred addresses to be led astray by', () => {
  expect(new Set(FOREIGN_ADDRESSES).size).toBeGreaterThanOrEqual(300)
})

test.each(LOGINS)('the return from $login stays at its page, whatever $parameter says', async (place) => {
  const faults: string[] = []
  for (const address of FOREIGN_ADDRESSES.filter(({ length }) => length <= 100)) {
    const left = await ask(place.login, { [place.parameter]: address })
    if (left.status === 400) continue
    const cookie = left.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const leftTo = left.headers.get('location') ?? ((await left.json()) as { gsisURI: string }).gsisURI
    const state = new URL(leftTo).searchParams.get('state') ?? ''
    // Refused at the tax site: every login comes back to the page that it began from.
    const back = await ask(`${place.login}/callback`, { state, error: 'access_denied' }, cookie)
    const { origin, pathname } = new URL(back.headers.get('location') ?? 'none:', world.origin)
    if (back.status !== 303 || origin !== world.origin || !place.page.test(pathname))
      faults.push(`${JSON.stringify(address)}: ${back.status} ${back.headers.get('location')}`)
  }
  expect(faults).toEqual([])
})

test('a login of an organisation’s user lands on one of its own pages, whatever next says', () => {
  for (const next of FOREIGN_ADDRESSES) {
    expect(landingPage({ token: null, next }), next).toMatch(/^\/organisation(\/(verify|check|menu))?$/)
    expect(new URL(landingPage({ token: next, next: null }), world.origin).origin, next).toBe(world.origin)
  }
})

test('the login page follows no next that leaves the service', () => {
  for (const address of FOREIGN_ADDRESSES) {
    const target = readReturnTarget(new URLSearchParams({ next: address }))
    if (target.kind === 'next') expect(new URL(target.next, world.origin).origin, address).toBe(world.origin)
  }
})

test.each(LOGOUTS)('%s comes back to a page of ours, whatever the language says', async (path) => {
  const expected = (await ask(path, { lang: 'en' })).headers.get('location')
  for (const address of FOREIGN_ADDRESSES) {
    const { status, headers } = await ask(path, { lang: address, url: address, next: address })
    // A NUL character is refused wherever it stands.
    expect([status, headers.get('location')], address).toEqual(address.includes('\0') ? [400, null] : [303, expected])
  }
})

test('the authorization server leads to registered addresses alone', async () => {
  const { id } = credentialsOf('sandbox-app')
  for (const address of FOREIGN_ADDRESSES) {
    const { headers } = await ask('/oauth/authorize', {
      ...{ client_id: id, response_type: 'code', scope: 'title', redirect_uri: address },
    })
    expect(headers.get('location') ?? '/error', address).toBe('/error')
  }
})

test('an address that begins a page with two slashes leads nowhere', async () => {
  for (const path of ['//evil.example', '//evil.example/%2e%2e', '/%5cevil.example', '/organisation//evil.example/'])
    expect((await fetch(`${world.origin}${path}`, { redirect: 'manual' })).headers.get('location'), path).toBeNull()
})
