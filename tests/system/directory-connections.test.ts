import type { ConnectionOverview, ConnectionTest, DirectoryList, InstitutionFigures } from '@perga/contracts'
import { connectionStore } from '@perga/server/sources/connections/connection-store.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate } from '../support/actors.ts'
import { ProviderStaff } from '../support/provider-staff.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: ProviderStaff
let bob: ProviderStaff
let good: Record<string, unknown>
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_TRUST_PROXY: 'true' } })
  ada = await ProviderStaff.registered(world, 'Ada')
  bob = await ProviderStaff.registered(world, 'Bob')
  const settings = await connectionStore(world.database.db, world.keys).read('auth')
  if (settings.mode !== 'api') throw new Error('auth has an API')
  good = { ...API, address: settings.address, key: settings.key }
})
afterAll(() => world.stop())

const API = { mode: 'api', basic_auth: null, member_names: null, charset: null }
const BASE = '/api/desk/institutions/auth/connection'
const SECRET = 'canary-key-4711'
const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body
const overview = (who: Staff = ada) => read<ConnectionOverview>(who.get(BASE))
const propose = (settings: object, who: Staff = ada, note: string | null = null) =>
  who.post(`${BASE}/proposals`, { settings, note })
const latest = async () => (await overview()).proposals[0]
const decide = async (who: Staff, act: string, body: object = {}) =>
  who.post(`${BASE}/proposals/${(await latest())?.id}/${act}`, body)
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

describe('I1: a connection is changed with four eyes', () => {
  test('proposed by one, approved by another, it holds at once without a restart', async () => {
    const degreesOf = async () => {
      const graduate = new Graduate(world, 'eleni')
      return (await graduate.degrees(await graduate.begin('aegis'))).degrees.length
    }
    expect(await degreesOf()).toBeGreaterThan(0)
    expect((await propose({ ...good, key: 'wrong-key' }, ada, 'key of today')).status).toBe(200)
    expect(await latest()).toMatchObject({
      ...{ state: 'open', note: 'key of today', proposed_by: { name: 'Ada' }, decided_by: null },
      test: { outcome: 'broken-answer', reason: 'refused' },
    })
    expect(await degreesOf()).toBeGreaterThan(0)
    expect((await decide(bob, 'approve')).status).toBe(200)
    expect(await latest()).toMatchObject({ state: 'approved', decided_by: { name: 'Bob' } })
    expect(await degreesOf()).toBe(0)

    expect((await propose(good, bob)).status).toBe(200)
    expect(await latest()).toMatchObject({ test: { outcome: 'answered', records: 10 } })
    expect((await decide(ada, 'approve')).status).toBe(200)
    expect(await degreesOf()).toBeGreaterThan(0)
    const acts = await world.database.db
      .selectFrom('audit_events')
      .select(['act', 'actor'])
      .where('object', '=', 'auth')
      .where('act', 'like', 'connection.%')
      .orderBy('id')
      .execute()
    const [one, other] = [`provider:${await ada.memberId()}`, `provider:${await bob.memberId()}`]
    expect(acts).toEqual([
      { act: 'connection.propose', actor: one },
      { act: 'connection.approve', actor: other },
      { act: 'connection.propose', actor: other },
      { act: 'connection.approve', actor: one },
    ])
  })

  test('nobody decides on their own proposal, and the database would not let them', async () => {
    await propose(good)
    expect(await codeOf(await decide(ada, 'approve'))).toEqual([409, 'own_proposal'])
    expect(await codeOf(await decide(ada, 'reject', { reason: 'x' }))).toEqual([409, 'own_proposal'])
    expect(await codeOf(await decide(bob, 'withdraw'))).toEqual([403, 'not_permitted'])
    const update = world.database.db
      .updateTable('institution_proposals')
      .set(({ ref }) => ({
        ...{ state: 'approved', settings_sealed: null, decided_by: ref('proposed_by'), decided_at: new Date() },
      }))
      .where('state', '=', 'open')
      .execute()
    await expect(update).rejects.toThrow(/check constraint/)
    expect((await latest())?.state).toBe('open')
  })

  test('one proposal waits at a time; it is withdrawn by its proposer or rejected with a reason', async () => {
    expect(await codeOf(await propose(good, bob))).toEqual([409, 'proposal_open'])
    const { institutions } = await read<DirectoryList>(ada.get('/api/desk/institutions'))
    expect(institutions.find(({ code }) => code === 'auth')).toMatchObject({ has_proposal: true, connection: 'api' })
    expect((await decide(ada, 'withdraw')).status).toBe(200)
    expect(await codeOf(await decide(bob, 'approve'))).toEqual([409, 'proposal_decided'])
    await propose(good)
    expect((await decide(bob, 'reject', { reason: '' })).status).toBe(400)
    expect((await decide(bob, 'reject', { reason: 'The key is of last year' })).status).toBe(200)
    expect(await latest()).toMatchObject({ state: 'rejected', reason: 'The key is of last year' })
  })

  test('16 approvals at once: one counts', async () => {
    expect((await propose(good)).status).toBe(200)
    const decided = await Promise.all(Array.from({ length: 16 }, async () => codeOf(await decide(bob, 'approve'))))
    const refused = Array.from({ length: 15 }, () => [409, 'proposal_decided'])
    expect(decided.sort()).toEqual([[200, undefined], ...refused])
  })

  test('secrets go in and never come out: not in answers, the audit or the proposal, and are gone once it is decided', async () => {
    const basic_auth = { user: 'perga', password: SECRET }
    await propose({ ...good, key: SECRET, basic_auth, address: `${String(good.address)}?token=${SECRET}` })
    const answer = JSON.stringify(await overview(bob))
    expect(answer).toContain('perga')
    expect(answer).not.toContain(SECRET)
    const kept = await world.database.db.selectFrom('institution_proposals').selectAll().execute()
    const audit = await world.database.db.selectFrom('audit_events').selectAll().execute()
    expect(JSON.stringify([kept, audit])).not.toContain(SECRET)
    const sealed = kept.find(({ state }) => state === 'open')?.settings_sealed ?? new Uint8Array()
    expect(Buffer.from(sealed).includes(SECRET)).toBe(false)
    await decide(ada, 'withdraw')
    const left = await world.database.db.selectFrom('institution_proposals').select('settings_sealed').execute()
    expect(left.every(({ settings_sealed }) => settings_sealed === null)).toBe(true)
  })

  test('settings of both modes, of none, or with a password in the address are refused', async () => {
    const view = { mode: 'view', dialect: 'postgresql', connection_string: 'postgresql://u:p@localhost/x', view: 'V' }
    for (const [settings, code] of [
      [{ ...good, ...view }, 'malformed_request'],
      [{ ...view, key: 'x' }, 'malformed_request'],
      [{}, 'malformed_request'],
      [{ ...good, address: 'file:///etc/passwd' }, 'malformed_request'],
      [{ ...good, address: 'http://user:pass@localhost/x' }, 'connection_not_valid'],
      [{ ...view, connection_string: 'http://localhost' }, 'connection_not_valid'],
    ] as const) {
      expect(await codeOf(await propose(settings, bob))).toEqual([400, code])
    }
  })
})

describe('a trial of settings', () => {
  const trial = (settings: object, who: Staff = ada) => who.post(`${BASE}/test`, { settings })

  test('tells the kind of answer and the rules broken, and nothing of the persons', async () => {
    const answer = await read<ConnectionTest>(trial(good))
    expect(answer).toMatchObject({ outcome: 'answered', reason: null, records: 10 })
    expect(JSON.stringify(answer)).not.toMatch(/\d{9}|[Α-Ω]{3}/)
    expect(await read<ConnectionTest>(trial({ ...good, key: SECRET }))).toMatchObject({ reason: 'refused', records: 0 })
  })

  test('of a view and of an address where nobody is', async () => {
    const settings = await connectionStore(world.database.db, world.keys).read('uoc')
    if (settings.mode !== 'view') throw new Error('uoc has a view')
    const view = {
      mode: 'view',
      dialect: settings.dialect,
      connection_string: settings.connectionString,
      view: settings.view,
    }
    expect(await read<ConnectionTest>(trial(view, bob))).toMatchObject({ outcome: 'answered' })
    expect(await read<ConnectionTest>(trial({ ...good, address: 'http://127.0.0.1:1/' }, bob))).toMatchObject({
      ...{ outcome: 'broken-answer', reason: 'unreachable' },
    })
  })
})

describe('declared figures', () => {
  const figures = { bachelor: 100, master: 50, doctorate: 7, as_of: '2026-10-31' }
  const declare = (who: Staff, institution: string, body: object = figures) =>
    who.post(`/api/desk/institutions/${institution}/figures`, body)

  test('P2: the institution’s own staff for the whole of it declare figures, which are shown with their day', async () => {
    const head = new Staff(world)
    await head.signOn('auth.head')
    expect((await declare(head, 'auth')).status).toBe(200)
    const known = await read<InstitutionFigures>(head.get('/api/desk/institutions/auth/figures'))
    expect(known).toMatchObject({
      can_declare: true,
      figures: { bachelor: 100, master: 50, doctorate: 7, source: 'declared', as_of: '2026-10-31T00:00:00.000Z' },
    })
    const shown = await read<{ diplomasInfo: object[] }>(head.get('/api/client/stats/auth'))
    expect(shown.diplomasInfo[0]).toMatchObject({ numberOfUndergraduateDegrees: 100, as_of: known.figures?.as_of })
    expect((await declare(head, 'aueb')).status).toBe(403)
    expect((await declare(ada, 'aueb')).status).toBe(200)
  })

  test('not by a department, by who only looks, of a day to come, or where degrees are counted', async () => {
    for (const persona of ['auth.full', 'auth.oversight']) {
      const staff = new Staff(world)
      await staff.signOn(persona)
      expect((await declare(staff, 'auth')).status).toBe(403)
    }
    expect(await codeOf(await declare(ada, 'uoc'))).toEqual([409, 'figures_are_counted'])
    expect(await codeOf(await declare(ada, 'auth', { ...figures, as_of: '2126-01-01' }))).toEqual([400, 'day_to_come'])
    expect((await declare(ada, 'auth', { ...figures, master: -1 })).status).toBe(400)
  })
})

test('I10: quality is the institution’s own; the provider sees counts, other institutions nothing', async () => {
  const [own, foreign] = [new Staff(world), new Staff(world)]
  await own.signOn('auth.view')
  await foreign.signOn('aueb.full')
  const path = '/api/desk/institutions/auth/quality'
  const statuses = async (who: Staff) => [(await who.get(path)).status, (await who.get(`${path}/fixes.csv`)).status]
  expect(await statuses(own)).toEqual([200, 200])
  expect(await statuses(ada)).toEqual([200, 403])
  expect(await statuses(foreign)).toEqual([403, 403])
  expect(await statuses(new Staff(world))).toEqual([401, 401])
})
