import type { Enquiries } from '@perga/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { Administrator, Representative, startMailedWorld } from '../support/registration.ts'
import { credentialsOf, discover, obtainTokens, readDiplomas } from '../support/third-party.ts'
import type { World } from '../support/world.ts'

let world: World
let stop: () => Promise<void>
let administrator: Administrator
beforeAll(async () => {
  ;({ world, stop } = await startMailedWorld())
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  await reader.read(await new Graduate(world, 'giorgos').share('aegis'))
  const system = await discover(world, credentialsOf('sandbox-app'))
  const { access_token } = await obtainTokens(world, system)
  expect((await readDiplomas(world, access_token)).status).toBe(200)
  const inspector = new Reader(world)
  await inspector.logIn('inspector')
  const form = { institutionCode: 'auth', level: '6', day: '01', month: '01', year: '1990' }
  await inspector.post('/api/client/diploma_check/check', {
    ...{ ...form, ssn: '01019000122', lastname: 'ΑΓΝΩΣΤΟΣ', purpose: 'Διορισμός' },
    ...{ institution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης', department: 'Τμήμα Πληροφορικής' },
  })
  administrator = new Administrator(world)
  await administrator.logIn('org.aegis')
})
afterAll(() => stop())

const ask = (query = '') => administrator.get<Enquiries>(`/api/administrator/enquiries${query}`)

test('O18: the administrator sees who read, when, how, how many, from where; no field of a diploma', async () => {
  const { enquiries, more } = await ask()
  expect(more).toBe(false)
  expect(enquiries).toMatchObject([
    { kind: 'oauth', state: 'read', person: null, degrees: 1, institutions: [{ en: expect.any(String) }] },
    { kind: 'link', state: 'read', person: 'ΑΓΓΕΛΙΚΗ ΠΡΟΣΛΗΠΤΙΚΟΥ' },
  ])
  expect(enquiries[1]?.degrees).toBeGreaterThan(1)
  expect(new Set(enquiries[1]?.institutions.map(({ el }) => el)).size).toBe(2)
  expect(Object.keys(enquiries[0] ?? {}).sort()).toEqual(
    ['at', 'client_el', 'client_en', 'degrees', 'id', 'institutions', 'kind', 'person', 'state'].sort(),
  )
})

test('O18: by person and by day', async () => {
  const { people } = await ask()
  expect((await ask(`?person=${people[0]?.id}`)).enquiries.map(({ kind }) => kind)).toEqual(['link'])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(world.clock.now())
  expect((await ask(`?from=${today}&until=${today}`)).enquiries).toHaveLength(2)
  expect((await ask('?until=2020-01-01')).enquiries).toEqual([])
})

test('O18: checks of a public body are there with their outcome, those of others are not', async () => {
  const board = new Administrator(world)
  await board.logIn('org.board')
  const { enquiries } = await board.get<Enquiries>('/api/administrator/enquiries')
  expect(enquiries).toMatchObject([{ kind: 'check', state: 'nothing', degrees: 0, person: 'ΛΑΜΠΡΟΣ ΕΛΕΓΚΤΟΠΟΥΛΟΣ' }])
  expect(enquiries[0]?.institutions[0]?.en).toContain('Aristotle')
})

test('O15: a representative sees the enquiries of the own organisation, by state, and takes them as a file', async () => {
  const person = new Representative(world)
  await person.logIn('hr.aegis')
  const all = await person.get<Enquiries>('/api/representative/enquiries')
  expect(all.enquiries).toHaveLength(2)
  expect((await person.get<Enquiries>('/api/representative/enquiries?state=nothing')).enquiries).toEqual([])
  const file = await person.send('GET', '/api/representative/enquiries.csv?lang=el')
  expect(file.headers.get('content-disposition')).toContain('attachment')
  const bytes = Buffer.from(await file.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.toString('utf8').split('\r\n')).toHaveLength(4)
  const { act } = await world.database.db
    .selectFrom('audit_events')
    .select('act')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(act).toBe('enquiries.exported')
})

test('O15: a file that cannot hold every enquiry says so in its name and in its last row', async () => {
  await sql`
    insert into readings (id, basis, client_id, state, created_at)
    select gen_random_uuid(), 'link', 'employment-agency', 'refused', ${world.clock.now()} from generate_series(1, 20001)
  `.execute(world.database.db)
  const person = new Representative(world)
  await person.logIn('agency')
  const file = await person.send('GET', '/api/representative/enquiries.csv?lang=en')
  expect(file.headers.get('content-disposition')).toContain('filename="enquiries-newest-20000.csv"')
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + 20_000 + 1)
  expect(lines.at(-1)).toContain('There are older enquiries')
})

test('O15: nobody without an active role sees any', async () => {
  for (const userName of ['citizen', 'newcomer']) {
    const person = new Representative(world)
    await person.logIn(userName)
    expect((await person.send('GET', '/api/representative/enquiries')).status).toBe(403)
    expect((await person.send('GET', '/api/representative/enquiries.csv')).status).toBe(403)
  }
})
