import type { InspectionLocks } from '@perga/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { ProviderStaff } from '../support/provider-staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: ProviderStaff
let inspector: Reader
beforeAll(async () => {
  world = await startWorld({ settings: { ALERT_EMAIL: 'alerts@provider.example' } })
  ada = await ProviderStaff.registered(world, 'Ada')
  inspector = new Reader(world)
  await inspector.logIn('inspector')
})
afterAll(() => world.stop())

const FORM = {
  ...{ ssn: '15039290109', lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', level: '6', day: '15', month: '03', year: '1992' },
  ...{ institution: '', institutionCode: 'auth', department: 'Τμήμα Πληροφορικής', purpose: 'Πρόσληψη' },
}
const check = (changes: object = {}) => inspector.post('/api/client/diploma_check/check', { ...FORM, ...changes })
const miss = () => check({ day: '16' })
const locks = async () => ((await (await ada.get('/api/desk/inspections/locks')).json()) as InspectionLocks).locks
const lift = (id: string, reason: string, who = ada) => who.post(`/api/desk/inspections/locks/${id}/lift`, { reason })
const mailsTo = (email: string) => world.sandbox.mailbox.received.filter(({ to }) => to.includes(email))

test('X12: a lock is seen by the provider with user and organisation, and mailed to the address for alerts without a name', async () => {
  expect(await locks()).toEqual([])
  for (let misses = 0; misses < 21; misses += 1) expect((await miss()).status).toBe(200)
  expect((await check()).status).toBe(429)
  expect(await locks()).toMatchObject([
    { user: expect.any(String), organisation: { el: expect.any(String) }, isInForce: true, lifted: null },
  ])
  await expect.poll(() => mailsTo('alerts@provider.example'), { timeout: 30_000 }).toHaveLength(1)
  const [mail] = mailsTo('alerts@provider.example')
  const [lock] = await locks()
  expect(mail?.text).toContain(`${world.origin}/desk/inspections`)
  expect(mail?.text).not.toContain(lock?.user ?? '')
})

test('X12: one member lifts it with a reason that the audit keeps; the user checks again, and earlier misses lock nobody anew', async () => {
  const [lock] = await locks()
  const id = lock?.id ?? ''
  expect((await lift(id, '')).status).toBe(400)
  expect((await lift(id, 'Λάθος αρχείο', await ProviderStaff.registered(world, 'Bob'))).status).toBe(200)
  expect((await lift(id, 'again')).status).toBe(404)
  expect(await locks()).toMatchObject([{ isInForce: false, lifted: { by: 'Bob', reason: 'Λάθος αρχείο' } }])
  const event = await world.database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('act', '=', 'inspection.lock-lifted')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({ object: id, detail: { reason: 'Λάθος αρχείο' } })
  expect(await (await check()).json()).toMatchObject({ resultCount: 1 })
  for (let misses = 0; misses < 20; misses += 1) expect((await miss()).status).toBe(200)
  expect((await check()).status).toBe(200)
  expect((await miss()).status).toBe(200)
  expect((await check()).status).toBe(429)
  expect(await locks()).toMatchObject([{ isInForce: true }, { isInForce: false }])
})

test('X12: a lock is lifted once, also by 16 at once', async () => {
  const [lock] = await locks()
  const statuses = await Promise.all(
    Array.from({ length: 16 }, async (_, index) => (await lift(lock?.id ?? '', `${index}`)).status),
  )
  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 15 }, () => 404)])
})
