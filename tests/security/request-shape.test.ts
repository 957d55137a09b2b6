import { afterAll, beforeAll, expect, test } from 'vitest'
import { Administrator } from '../support/registration.ts'
import { startWorld, type World } from '../support/world.ts'
import { ACCESS } from './access-rules.ts'
import { operationsOf } from './operations.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_RATE_LIMIT: '1000000', PERGA_TRUST_PROXY: 'true' } })
})
afterAll(() => world?.stop())

let callers = 0
/** Sends JSON as it is written, from an address of its own: some calls are limited by address. */
function send(method: string, path: string, text: string): Promise<Response> {
  callers += 1
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.7.${callers >> 8}.${callers & 255}` }
  return fetch(`${world.origin}${path}`, { method, body: text, headers, redirect: 'manual' })
}

/** Calls with a body that nobody needs a login for: all others refuse a stranger whatever the body. */
async function openCalls() {
  const operations = await operationsOf(world)
  return operations
    .filter(({ name }) => ACCESS[name] === 'everybody' && !name.startsWith('GET') && !name.includes('/archive/'))
    .map((operation) => operation.call('auth'))
}

const POLLUTIONS = [
  '"__proto__": {"isAdmin": true}',
  '"__proto__": null',
  '"\\u005f_proto__": {"isAdmin": true}',
  '"constructor": {"prototype": {"isAdmin": true}}',
]

test('a body that names a prototype is refused, at any depth, and no object is changed by it', async () => {
  for (const { method, path, body } of await openCalls()) {
    for (const pollution of POLLUTIONS) {
      const members = JSON.stringify(body).slice(1)
      const atTop = `{${pollution}${members === '}' ? '' : ','}${members}`
      for (const text of [atTop, `{"deep": {"deeper": [{${pollution}}]}}`]) {
        const { status } = await send(method, path, text)
        expect([400, 403, 410], `${path} ${text.slice(0, 60)}`).toContain(status)
      }
    }
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test('a form and a query that name a prototype change no object either', async () => {
  for (const name of ['__proto__[isAdmin]', '__proto__.isAdmin', 'constructor[prototype][isAdmin]', '__proto__']) {
    const pairs = new URLSearchParams({ [name]: 'true' })
    await fetch(`${world.origin}/api/figures?${pairs}`)
    await fetch(`${world.origin}/api/client/verify`, { method: 'POST', body: pairs })
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test('members that a call does not know are not taken over: an organisation requests itself and no more', async () => {
  const name = 'Όμιλος Υπέρβασης'
  const form = {
    ...{ name_el: name, name_en: 'Overreach', sector: 'private', tax_number: '094259216', language: 'en' },
    ...{ contact_name: 'Nobody', contact_phone: '2101234567', contact_email: 'nobody@example.org' },
  }
  const overreach = { id: 'chosen', state: 'confirmed', confirmed_at: '2026-01-01', administrator_at: '2026-01-01' }
  const { status } = await send('POST', '/api/registration/requests', JSON.stringify({ ...form, ...overreach }))
  expect(status).toBe(200)
  const kept = await world.database.db
    .selectFrom('organisations')
    .selectAll()
    .where('name_el', '=', name)
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ confirmed_at: null, administrator_at: null })
  expect(kept.id).not.toBe('chosen')
})

test('an administrator changes the fields of the form and no others', async () => {
  const administrator = new Administrator(world)
  await administrator.logIn('org.aegis')
  const before = await administrator.organisation()
  await administrator.send('POST', '/api/administrator/details', { ...before, state: 'suspended', sector: 'public' })
  expect(await administrator.organisation()).toMatchObject({ state: before.state, sector: before.sector })
})

test('a field that is sent twice, or as a list or an object, is refused and never guessed at', async () => {
  const twice = ['lang=el&lang=en', 'lang[]=el', 'lang[a]=el']
  for (const query of twice) {
    const { status, headers } = await fetch(`${world.origin}/api/holder/logout?${query}`, { redirect: 'manual' })
    if (status !== 400) expect(headers.get('location'), query).toMatch(/lang%3Del$/)
  }
  for (const value of [['a', 'b'], { $ne: null }, { toString: 'a' }, 1, true]) {
    const { status } = await send('POST', '/api/staff/registration/options', JSON.stringify({ token: value }))
    expect(status, JSON.stringify(value)).toBe(400)
  }
})

test('a body under another type than its call takes is refused', async () => {
  const body = JSON.stringify({ token: 'a' })
  for (const type of [
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=a',
    'application/json-patch+json',
  ]) {
    const address = `${world.origin}/api/staff/registration/options`
    expect((await fetch(address, { method: 'POST', body, headers: { 'content-type': type } })).status, type).toBe(400)
  }
})
