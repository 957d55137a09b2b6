import { InspectionAnswer } from '@perga/contracts'
import { delayReceipt } from '@perga/server/receipts/delay-receipt.ts'
import { receiptStore } from '@perga/server/receipts/receipt-store.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { Holder } from '../support/holder.ts'
import { Staff } from '../support/staff.ts'
import { credentialsOf, discover, obtainTokens, readDiplomas } from '../support/third-party.ts'
import { startWorld, type World } from '../support/world.ts'

const DAY_MS = 86_400_000
let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

/** The degree of Eleni, as a public body looks for it. */
const ELENI = {
  ...{ ssn: '15039290109', institution: 'auth', institutionCode: 'auth', department: 'Τμήμα Πληροφορικής' },
  ...{ day: '15', month: '03', year: '1992', lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', level: '6' },
}

async function readerAs(userName: string): Promise<Reader> {
  const reader = new Reader(world)
  await reader.logIn(userName)
  return reader
}

/** Shares with Aegis and lets it read once; returns what can be verified later. */
async function shareAndRead(holder: Holder, conditions: Parameters<Holder['share']>[1] = {}) {
  const code = await holder.share('aegis', conditions)
  const reader = await readerAs('hr.aegis')
  const { data } = await reader.read(code)
  await expect.poll(() => holder.receipts(), { timeout: 15_000 }).not.toEqual([])
  return { reader, identifier: data[0]?.verificationIdentifier ?? '', auditId: data[0]?.auditId ?? '' }
}

const looks = (auditId: string) =>
  world.database.db.selectFrom('readings').selectAll().where('verified_audit_id', '=', auditId).execute()

async function latestInspection(): Promise<string> {
  const query = world.database.db.selectFrom('inspections').select('id').where('state', '=', 'found')
  return (await query.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id
}

async function inspectEleni(purpose: string): Promise<void> {
  const inspector = await readerAs('inspector')
  const form = { ...ELENI, purpose, case_number: '1Κ/2026' }
  const answer = await inspector.post('/api/client/diploma_check/check', form)
  expect(InspectionAnswer.parse(await answer.json()).resultCount).toBe(1)
}

describe('what a receipt says', () => {
  test('G19, X13: by link, by an application and by a check, the holder is told who read what, for what purpose, on what basis', async () => {
    const holder = new Holder(world, 'eleni')
    await shareAndRead(holder, { scopes: ['title', 'level'] })
    const system = await discover(world, credentialsOf('sandbox-app'))
    const { access_token } = await obtainTokens(world, system, { graduate: holder.graduate, scopes: ['title'] })
    await readDiplomas(world, access_token)
    await inspectEleni('Πρόσληψη σε θέση του Δημοσίου')

    await expect.poll(() => holder.receipts(), { timeout: 20_000 }).toHaveLength(3)
    const receipts = await holder.receipts()
    const purpose = { el: 'Αξιολόγηση υποψηφίων για πρόσληψη', en: 'Assessing candidates for employment' }
    const of = (basis: string) => receipts.find((receipt) => receipt.basis === basis)
    expect(of('link')).toMatchObject({ reader: { en: 'Aegis Sample S.A.' }, scopes: ['title', 'level'], purpose })
    expect(of('oauth')).toMatchObject({ reader: { en: 'Aegis Sample S.A.' }, scopes: ['title'], purpose })
    expect(of('inspection')).toMatchObject({
      reader: { en: 'Hypothetical Civil Service Board' },
      purpose: { el: 'Πρόσληψη σε θέση του Δημοσίου', en: 'Πρόσληψη σε θέση του Δημοσίου' },
      case_number: '1Κ/2026',
      authorization: null,
    })
    for (const receipt of receipts) expect(receipt).toMatchObject({ told: 'fields', degrees: [expect.anything()] })
  })

  test('G19: the purpose is the one that the holder was told at the consent, whatever the client says later', async () => {
    const holder = new Holder(world, 'sofia')
    const uid = await holder.graduate.begin('aegis')
    const agreed = { el: 'Αξιολόγηση υποψηφίων για πρόσληψη', en: 'Assessing candidates for employment' }
    expect(await holder.graduate.interaction(uid)).toMatchObject({ purpose: agreed, system: null })
    const code = await holder.share('aegis')
    const client = world.database.db.updateTable('clients').where('id', '=', 'aegis')
    await client.set({ purpose_el: 'Διαφήμιση', purpose_en: 'Advertising' }).execute()
    await (await readerAs('hr.aegis')).read(code)
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(1)
    expect((await holder.receipts())[0]).toMatchObject({ purpose: agreed })
    expect((await holder.authorizations())[0]).toMatchObject({ purpose: agreed })
    await client.set({ purpose_el: agreed.el, purpose_en: agreed.en }).execute()
  })
})

describe('a verification after the end', () => {
  test('of a release in force is no new reading and has no receipt', async () => {
    const holder = new Holder(world, 'maria')
    const { reader, identifier, auditId } = await shareAndRead(holder)
    expect(await reader.verify(identifier)).toMatchObject({ verified: true, match: true })
    expect(await looks(auditId)).toEqual([])
    expect(await holder.receipts()).toHaveLength(1)
  })

  test('G19: after a withdrawal each look is told to the holder, as what it was: institution, level and year', async () => {
    const holder = new Holder(world, 'nikos')
    const { reader, identifier, auditId } = await shareAndRead(holder)
    const [authorization] = await holder.authorizations()
    await holder.send('POST', `authorizations/${authorization?.id}/revocation`)
    for (let look = 0; look < 2; look += 1) {
      const { diploma, year } = await reader.verify(identifier)
      expect([diploma?.lastNameEl, diploma?.title]).toEqual([undefined, undefined])
      expect([diploma?.level, year]).toEqual([expect.any(String), expect.stringMatching(/^\d{4}$/)])
    }
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(3)
    const told = (await holder.receipts()).filter(({ basis }) => basis === 'verification')
    expect(told).toHaveLength(2)
    expect(told[0]).toMatchObject({
      ...{ told: 'outline', scopes: [], reader: { en: 'Aegis Sample S.A.' }, authorization: authorization?.id },
      degrees: [{ title: expect.anything() }],
    })
    expect(await looks(auditId)).toHaveLength(2)
    expect((await holder.authorizations())[0]?.openings).toHaveLength(1)
  })

  test('G19: after the time of the link is over each look is told with the details that it showed', async () => {
    const holder = new Holder(world, 'dora')
    const { identifier } = await shareAndRead(holder, { duration: 1, scopes: ['title', 'grade'] })
    world.clock.moveBy(2 * DAY_MS)
    const reader = await readerAs('hr.aegis')
    expect((await reader.verify(identifier)).diploma).toHaveProperty('gradeValue')
    await holder.logIn()
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(2)
    expect((await holder.receipts())[0]).toMatchObject({
      ...{ basis: 'verification', told: 'fields', scopes: ['title', 'grade'] },
    })
    world.clock.moveBy(-2 * DAY_MS)
  })

  test('G19, Y6: after an erasure a look tells no more than that it is genuine; it stays on record, and nobody is there to be told', async () => {
    const holder = new Holder(world, 'petros')
    const { reader, identifier, auditId } = await shareAndRead(holder)
    await holder.send('POST', 'erasure', { confirmed: true })
    expect(await reader.verify(identifier)).toMatchObject({ verified: true, diploma: null, year: null })
    const [look, ...others] = await looks(auditId)
    expect(others).toEqual([])
    expect(look).toMatchObject({ basis: 'verification', told: 'outcome', client_id: 'aegis', state: 'completed' })
    // The job of the receipt has run when that of a later reading has.
    await shareAndRead(new Holder(world, 'kostas'))
    const { db } = world.database
    expect(
      await db
        .selectFrom('receipts')
        .select('id')
        .where('reading_id', '=', look?.id ?? '')
        .execute(),
    ).toEqual([])
  })

  test('of a forged identifier and by another organisation is no look', async () => {
    const holder = new Holder(world, 'anna')
    const { identifier, auditId } = await shareAndRead(holder)
    await holder.send('POST', `authorizations/${(await holder.authorizations())[0]?.id}/revocation`)
    const agency = await readerAs('agency')
    expect(await agency.verify(identifier)).toMatchObject({ verified: false })
    const forged = identifier.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    expect(await (await readerAs('hr.aegis')).verify(forged)).toMatchObject({ verified: false })
    expect(await looks(auditId)).toEqual([])
  })
})

test('X13: only the provider decides on a delay: nobody logged in and an institution are refused', async () => {
  const path = '/api/desk/inspections/0199f0a0-0000-7000-8000-000000000001/delay'
  const decision = { until: '2099-01-01', reason: 'ν. 1/2026' }
  const staff = new Staff(world)
  expect((await staff.post(path, decision)).status).toBe(401)
  await staff.signOn('auth.head')
  expect((await staff.post(path, decision)).status).toBe(403)
})

test('X13: a check whose receipt was put off is in neither history nor export until its day, and then with the reason', async () => {
  const holder = new Holder(world, 'eleni')
  await inspectEleni('Διερεύνηση καταγγελίας')
  const { db } = world.database
  const [receipts, clock] = [receiptStore(db, world.keys), world.clock]
  const until = new Date(clock.now().getTime() + 7 * DAY_MS)
  const decision = {
    inspectionId: await latestInspection(),
    until,
    reason: 'Ν. 1/2026, υπόθεση 7',
    decidedBy: 'legal-1',
  }
  await delayReceipt(decision, { db, receipts, clock, longestDelayDays: 180 })
  await holder.logIn()
  const purposes = async () => (await holder.receipts()).map(({ purpose }) => purpose?.el)
  const exported = async () => (await holder.send('GET', 'export')).text()
  expect(await purposes()).not.toContain('Διερεύνηση καταγγελίας')
  expect(await exported()).not.toContain('Διερεύνηση καταγγελίας')
  clock.moveBy(7 * DAY_MS + 1)
  await holder.logIn()
  expect((await holder.receipts())[0]).toMatchObject({
    ...{ basis: 'inspection', delay_reason: 'Ν. 1/2026, υπόθεση 7' },
    purpose: { el: 'Διερεύνηση καταγγελίας' },
  })
  expect(await exported()).toContain('Διερεύνηση καταγγελίας')
  clock.moveBy(-7 * DAY_MS - 1)
})
