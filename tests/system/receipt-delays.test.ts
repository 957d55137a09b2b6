import { InspectionAnswer, ReceiptDelayOrders, RecentInspections } from '@perga/contracts'
import { dayAfter, endOfGreekDay, greekDay } from '@perga/domain'
import { delayByCommand } from '@perga/server/receipts/delay-command.ts'
import { delayOrderStore } from '@perga/server/receipts/delay-order-store.ts'
import { receiptStore } from '@perga/server/receipts/receipt-store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { Holder } from '../support/holder.ts'
import { ProviderSession } from '../support/provider-session.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

const EMAIL = 'eleni@mail.example'
const ORDERS = '/api/desk/receipt-delays'
let world: World
let provider: ProviderSession
let holder: Holder
beforeAll(async () => {
  world = await startWorld()
  provider = await new ProviderSession(world).signOn()
  holder = new Holder(world, 'eleni')
  await holder.logIn()
  await holder.send('POST', 'receipt-address', { email: EMAIL, language: 'en' })
  const code = /code is (\d{6})/.exec(mails().at(-1) ?? '')?.[1] ?? ''
  expect((await holder.send('POST', 'receipt-address/confirmation', { code })).status).toBe(200)
})
afterAll(() => world.stop())

const mails = () => world.sandbox.mailbox.received.filter(({ to }) => to.includes(EMAIL)).map(({ text }) => text)
const mailsOn = (purpose: string) => mails().filter((text) => text.includes(purpose))
const weekOn = () => dayAfter(greekDay(world.clock.now()), 7)
const orders = async () => ReceiptDelayOrders.parse(await (await provider.get(ORDERS)).json())

/** The degree of Eleni, as a public body looks for it; `caseNumber` as its inspector types it. */
async function check(purpose: string, caseNumber?: string): Promise<void> {
  const inspector = new Reader(world)
  await inspector.logIn('inspector')
  const form = {
    ...{ ssn: '15039290109', institution: 'auth', institutionCode: 'auth', department: 'Τμήμα Πληροφορικής' },
    ...{ day: '15', month: '03', year: '1992', lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', level: '6', purpose },
    ...(caseNumber !== undefined && { case_number: caseNumber }),
  }
  const answer = await inspector.post('/api/client/diploma_check/check', form)
  expect(InspectionAnswer.parse(await answer.json()).resultCount).toBe(1)
}

async function inspectorClient(): Promise<string> {
  const found = (await orders()).clients.find(({ name }) => name.en === 'Hypothetical Civil Service Board')
  return found?.id ?? ''
}

async function receiptOf(purpose: string) {
  const { inspections } = RecentInspections.parse(await (await provider.get('/api/desk/inspections')).json())
  return inspections.find((inspection) => inspection.purpose === purpose)
}

test('X13: only the provider decides beforehand, for a client that makes checks, with a reason, a case and a permitted day', async () => {
  const good = { client: await inspectorClient(), case_number: '1/2026', until: weekOn(), reason: 'Ν. 1/2026' }
  const nobody = new Staff(world)
  expect((await nobody.post(ORDERS, good)).status).toBe(401)
  await nobody.signOn('auth.head')
  expect((await nobody.post(ORDERS, good)).status).toBe(403)
  expect((await nobody.get(ORDERS)).status).toBe(403)
  const { last_day } = await orders()
  for (const wrong of [
    { ...good, case_number: ' – ' },
    { ...good, reason: '' },
    { ...good, until: greekDay(new Date(world.clock.now().getTime() - 86_400_000)) },
    { ...good, until: dayAfter(last_day, 1) },
  ]) {
    expect((await provider.post(ORDERS, wrong)).status, JSON.stringify(wrong)).toBe(400)
  }
  expect((await provider.post(ORDERS, { ...good, client: 'nobody' })).status).toBe(404)
  expect((await provider.post(ORDERS, { ...good, client: 'aegis' })).status).toBe(404)
})

test('X13: a decision taken beforehand puts off the receipts of one case, mail and all; the holder reads the reason after its last day', async () => {
  const order = { case_number: 'Υπόθ. 7κ/2026', until: weekOn(), reason: 'Ν. 1/2026,\nυπόθεση 7' }
  const client = await inspectorClient()
  expect((await provider.post(ORDERS, { client, ...order })).status).toBe(200)
  expect((await orders()).orders).toMatchObject([
    { case_number: 'Υπόθ. 7κ/2026', until: endOfGreekDay(order.until).toISOString(), by: 'Δοκιμή Παρόχου' },
  ])

  // With a Latin K, no accents and no spaces: the same case.
  await check('Διερεύνηση απάτης', 'ΥΠΟΘ.7K/2026')
  await check('Διορισμός', '8Κ/2026')
  await expect.poll(() => mailsOn('Διορισμός'), { timeout: 20_000 }).toHaveLength(1)
  await expect.poll(() => receiptOf('Διερεύνηση απάτης'), { timeout: 20_000 }).toMatchObject({ receipt: 'delayed' })
  const purposes = async () => (await holder.receipts()).map(({ purpose }) => purpose?.el)
  expect(await purposes()).toEqual(['Διορισμός'])
  expect(await (await holder.send('GET', 'export')).text()).not.toContain('Διερεύνηση απάτης')

  const decider = provider.id
  world.clock.moveBy(endOfGreekDay(order.until).getTime() - world.clock.now().getTime() + 1000)
  await holder.logIn()
  provider = await new ProviderSession(world).signOn()
  expect((await holder.receipts()).find(({ purpose }) => purpose?.el === 'Διερεύνηση απάτης')).toMatchObject({
    delay_reason: 'Ν. 1/2026,\nυπόθεση 7',
  })
  // Each receipt that is written sends what is due by then.
  await check('Ανανέωση')
  await expect.poll(() => mailsOn('Διερεύνηση απάτης'), { timeout: 20_000 }).toHaveLength(1)
  expect(mailsOn('Διερεύνηση απάτης')[0]).toContain('by a decision of the service’s provider: Ν. 1/2026, υπόθεση 7\n')

  const { db } = world.database
  const events = await db
    .selectFrom('audit_events')
    .select(['actor', 'act', 'object'])
    .where('act', 'like', 'receipt%')
    .orderBy('id')
    .execute()
  const actor = `provider:${decider}`
  expect(events).toMatchObject([
    { actor, act: 'receipt-delay.ordered' },
    { actor, act: 'receipt.delayed', object: (await receiptOf('Διερεύνηση απάτης'))?.id },
  ])
})

test('X13: a decision that was taken back, or is over, puts nothing off', async () => {
  const client = await inspectorClient()
  await provider.post(ORDERS, { client, case_number: '9Κ/2026', until: weekOn(), reason: 'Ν. 1/2026' })
  const [order] = (await orders()).orders
  expect((await provider.post(`${ORDERS}/${order?.id}/end`)).status).toBe(200)
  expect((await provider.post(`${ORDERS}/${order?.id}/end`)).status).toBe(404)
  expect((await orders()).orders).toEqual([])
  await check('Πρόσληψη', '9Κ/2026')
  await check('Προαγωγή', '7Κ/2026')
  await expect.poll(() => [mailsOn('Πρόσληψη'), mailsOn('Προαγωγή')], { timeout: 20_000 }).toMatchObject([[{}], [{}]])
})

test('X13: the command decides beforehand too, by the name of the client', async () => {
  const { db } = world.database
  const client = await db
    .selectFrom('clients')
    .select('name')
    .where('id', '=', await inspectorClient())
    .executeTakeFirst()
  const line = ['--client', client?.name ?? '', '--case', '10/2026', '--until', weekOn(), '--reason', 'Ν. 1/2026']
  await delayByCommand([...line, '--decided-by', 'legal-1'], {
    ...{ db, receipts: receiptStore(db, world.keys), delayOrders: delayOrderStore(db), clock: world.clock },
    longestDelayDays: 180,
  })
  expect((await orders()).orders).toMatchObject([{ case_number: '10/2026', by: 'legal-1' }])
})
