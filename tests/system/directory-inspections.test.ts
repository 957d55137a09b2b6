import type { HandOverOverview, InspectionPurposes, RecentInspections } from '@perga/contracts'
import { endOfGreekDay } from '@perga/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { ProviderStaff } from '../support/provider-staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: ProviderStaff
let inspector: Reader
beforeAll(async () => {
  world = await startWorld()
  ada = await ProviderStaff.registered(world, 'Ada')
  inspector = new Reader(world)
  await inspector.logIn('inspector')
})
afterAll(() => world.stop())

const ELENI = {
  ...{ ssn: '15039290109', lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', level: '6', day: '15', month: '03', year: '1992' },
  ...{ institution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης', institutionCode: 'auth' },
  ...{ department: 'Τμήμα Πληροφορικής', purpose: 'Πρόσληψη' },
}
const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body
const check = (changes: object = {}) =>
  read<{ resultCount: number; hand_over: string | null }>(
    inspector.post('/api/client/diploma_check/check', { ...ELENI, ...changes }),
  )
const recent = async () => (await read<RecentInspections>(ada.get('/api/desk/inspections'))).inspections
const delay = (reading: string, body: object) => ada.post(`/api/desk/inspections/${reading}/delay`, body)

test('X11 X14: the provider sees checks by purpose and what waits for institutions, of no person', async () => {
  expect((await check()).resultCount).toBe(1)
  const missed = await check({ lastname: 'ΑΛΛΗ', purpose: 'Διαγωνισμός' })
  await inspector.post('/api/client/diploma_check/hand-over', { hand_over: missed.hand_over ?? '' })
  const { purposes } = await read<InspectionPurposes>(ada.get('/api/desk/inspections/purposes'))
  expect(purposes.map(({ purpose, checks, found }) => [purpose, checks, found]).sort()).toEqual([
    ['Διαγωνισμός', 1, 0],
    ['Πρόσληψη', 1, 1],
  ])
  const { institutions } = await read<HandOverOverview>(ada.get('/api/desk/inspections/hand-overs'))
  expect(institutions).toMatchObject([{ code: 'auth', open: 1, overdue: 0 }])
  world.clock.moveBy(21 * 24 * 3_600_000)
  // Sessions end over such a time.
  ada = await ProviderStaff.registered(world, 'Ada again')
  const later = await read<HandOverOverview>(ada.get('/api/desk/inspections/hand-overs'))
  expect(later.institutions).toMatchObject([{ open: 1, overdue: 1 }])
})

test('X13: the receipt of one check is put off with a reason and an end, and the audit says by whom', async () => {
  const [inspection] = await recent()
  expect(inspection).toMatchObject({ purpose: 'Πρόσληψη', receipt: 'due', delay: null })
  const reading = inspection?.id ?? ''
  const until = new Date(world.clock.now().getTime() + 30 * 24 * 3_600_000).toISOString().slice(0, 10)
  expect((await delay(reading, { until, reason: '' })).status).toBe(400)
  expect((await delay(reading, { until: '2020-01-01', reason: 'Ν. 1/2026' })).status).toBe(400)
  expect((await delay(reading, { until, reason: 'Ν. 1/2026, υπόθεση 5' })).status).toBe(200)
  expect((await recent())[0]).toMatchObject({
    receipt: 'delayed',
    delay: { until: endOfGreekDay(until).toISOString(), reason: 'Ν. 1/2026, υπόθεση 5', by: 'Ada again' },
  })
  const event = await world.database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('act', '=', 'receipt.delayed')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({ actor: `provider:${await ada.memberId()}`, object: reading })
})

test('X2: a representative without the service of checks may not check, whatever the client may', async () => {
  const rights = async () => {
    const answer = await inspector.browser.request(`${world.origin}/api/client/get_auth_data`)
    const { can_inspect, inspect_institutions, clients } = (await answer.json()) as {
      can_inspect: boolean
      inspect_institutions: string[]
      clients: { can_inspect: boolean }[]
    }
    return { can_inspect, institutions: inspect_institutions.length, clients: clients.map((one) => one.can_inspect) }
  }
  inspector = new Reader(world)
  await inspector.logIn('inspector')
  expect(await rights()).toEqual({ can_inspect: true, institutions: 3, clients: [true] })
  await world.database.db.deleteFrom('representative_services').where('service', '=', 'inspection').execute()
  expect(await rights()).toEqual({ can_inspect: false, institutions: 0, clients: [false] })
  const answer = await inspector.post('/api/client/diploma_check/check', ELENI)
  expect(answer.status).toBe(403)
})
