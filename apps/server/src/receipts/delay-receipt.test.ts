import { randomBytes } from 'node:crypto'
import { dayAfter, endOfGreekDay, greekDay, Refusal } from '@perga/domain'
import fastify, { type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { fixedClock } from '../platform/clock.ts'
import { handleError } from '../platform/error-handler.ts'
import { keysFromMaster } from '../platform/keys.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction } from '../platform/work.ts'
import { everyTable } from '../testing/every-table.ts'
import { DelayUsageError, delayByCommand } from './delay-command.ts'
import { delayOrderStore } from './delay-order-store.ts'
import { type DelayDecision, delayReceipt } from './delay-receipt.ts'
import { delayRoutes } from './delay-routes.ts'
import type { OrderDependencies } from './order-delay.ts'
import { type ReceiptStore, receiptStore } from './receipt-store.ts'

const clock = fixedClock(new Date('2026-11-20T10:00:00Z'))
const keys = keysFromMaster(randomBytes(32))
const holderId = uuidV7(clock.now())
const WEEK_MS = 7 * 86_400_000
let database: TestDatabase
let receipts: ReceiptStore

beforeAll(async () => {
  database = await openTestDatabase()
  receipts = receiptStore(database.db, keys)
  const { db } = database
  await db.insertInto('holders').values({ id: holderId, created_at: clock.now() }).execute()
  const names = { display_name_el: 'Υπουργείο', display_name_en: 'Ministry' }
  await db
    .insertInto('clients')
    .values({ id: 'one', name: 'one', kind: 'any-tax-user', ...names, scopes: ['title'] })
    .execute()
  const authorization = {
    id: uuidV7(clock.now()),
    grant_hash: randomBytes(32),
    holder_id: holderId,
    client_id: 'one',
    scopes: ['title'],
    terms_version: 'x',
    created_at: clock.now(),
    expires_at: new Date(clock.now().getTime() + WEEK_MS),
  }
  await db.insertInto('authorizations').values(authorization).execute()
  await db.insertInto('institutions').values({ code: 'x', name_el: 'x', name_en: 'x' }).execute()
  authorizationId = authorization.id
})
let authorizationId: string
afterAll(() => database.close())

/** A completed reading of the holder's, told to them or not yet; an inspection under the same id is the one it came of. */
async function reading(basis: 'inspection' | 'link', isTold: boolean): Promise<string> {
  const id = uuidV7(clock.now())
  await database.db
    .insertInto('readings')
    .values({
      id,
      basis,
      authorization_id: authorizationId,
      client_id: 'one',
      state: 'completed',
      created_at: clock.now(),
    })
    .execute()
  const inspection = { id, user_index: randomBytes(32), client_id: 'one', institution_code: 'x', purpose: 'Πρόσληψη' }
  const outcome = { state: 'found' as const, results: 1, reading_id: id, created_at: clock.now() }
  if (basis === 'inspection')
    await database.db
      .insertInto('inspections')
      .values({ ...inspection, ...outcome })
      .execute()
  if (isTold) await receipts.enter({ id: uuidV7(clock.now()), readingId: id, now: clock.now() })
  return id
}

const dependencies = (): OrderDependencies => ({
  ...{ db: database.db, receipts, delayOrders: delayOrderStore(database.db), clock, longestDelayDays: 180 },
})
const decide = (inspectionId: string, changes: Partial<DelayDecision> = {}) =>
  delayReceipt(
    {
      inspectionId,
      until: new Date(clock.now().getTime() + WEEK_MS),
      reason: 'Ποινική έρευνα, υπόθεση 12/2026',
      decidedBy: 'legal-1',
      ...changes,
    },
    dependencies(),
  )
const visible = async (readingId: string) =>
  (await receipts.visibleTo([holderId], clock.now())).find((receipt) => receipt.reading_id === readingId)

test('X13: as a rule a check is told to the holder at once', async () => {
  const id = await reading('inspection', true)
  expect(await visible(id)).toMatchObject({ basis: 'inspection', delay_reason: null })
})

test.each([true, false])(
  'X13: a recorded decision puts off the receipt of one inspection, whose reason the holder reads in the end (receipt written before: %s)',
  async (isTold) => {
    const [delayed, other] = [await reading('inspection', isTold), await reading('inspection', true)]
    await decide(delayed)
    await receipts.enter({ id: uuidV7(clock.now()), readingId: delayed, now: clock.now() })
    expect(await visible(delayed)).toBeUndefined()
    expect(await visible(other)).toBeDefined()
    const events = await database.db
      .selectFrom('audit_events')
      .selectAll()
      .where('act', '=', 'receipt.delayed')
      .where('object', '=', delayed)
      .execute()
    expect(events).toMatchObject([{ actor: 'provider:legal-1', detail: { reason: 'Ποινική έρευνα, υπόθεση 12/2026' } }])
    clock.moveBy(WEEK_MS + 1)
    expect(await visible(delayed)).toMatchObject({ delay_reason: 'Ποινική έρευνα, υπόθεση 12/2026' })
  },
)

test.each([
  ['without a reason', { reason: '  ' }],
  ['into the past', { until: new Date('2020-01-01') }],
  ['by nobody', { decidedBy: ' ' }],
  ['beyond the configured days', { until: new Date('2027-07-01') }],
])('X13: a decision %s is refused', async (_, changes) => {
  const id = await reading('inspection', true)
  await expect(decide(id, changes)).rejects.toThrow('delay_not_permitted')
  expect(await visible(id)).toBeDefined()
})

test('X13: a reading that the holder authorized is never put off, nor one that the holder has seen', async () => {
  const byLink = await reading('link', true)
  await expect(decide(byLink)).rejects.toThrow('not_found')
  await expect(decide(uuidV7(clock.now()))).rejects.toThrow('not_found')
  const seen = await reading('inspection', true)
  await receipts.markSeen([holderId], clock.now())
  await expect(decide(seen)).rejects.toThrow('receipt_told_already')
})

test('X13: the operator records a decision by a command that says what is missing', async () => {
  const id = await reading('inspection', true)
  const day = dayAfter(greekDay(clock.now()), 7)
  const line = ['--inspection', id, '--until', day, '--reason', 'Ν. 1/2026, υπόθεση 7', '--decided-by', 'legal-2']
  const both = [...line, '--client', 'one', '--case', '12/2026']
  for (const wrong of [[], line.slice(0, -2), [...line, '--silent'], ['--inspection', 'x', ...line.slice(2)], both]) {
    await expect(delayByCommand(wrong, dependencies())).rejects.toThrow(DelayUsageError)
  }
  await expect(delayByCommand(line.slice(0, -2), dependencies())).rejects.toThrow(/Missing or wrong: --decided-by\./)
  expect(await visible(id)).toBeDefined()
  await delayByCommand(line, dependencies())
  expect(await visible(id)).toBeUndefined()
  const row = await database.db.selectFrom('receipts').selectAll().where('reading_id', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ delay_decided_by: 'legal-2', visible_from: endOfGreekDay(day) })
})

test('X13: the last day of a delay is whole, whether it was decided by the command or at the desk, and 180 days on at the latest', async () => {
  const last = dayAfter(greekDay(clock.now()), 180)
  const id = await reading('inspection', true)
  await decide(id, { until: endOfGreekDay(last) })
  const tooLate = { until: endOfGreekDay(dayAfter(last, 1)) }
  await expect(decide(await reading('inspection', true), tooLate)).rejects.toThrow('delay_not_permitted')
})

test('X13: by HTTP the decision is of the staff member who asks, and of nobody else', async () => {
  const id = await reading('inspection', true)
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  const requireProvider = async ({ headers }: FastifyRequest) => {
    if (headers.authorization !== 'staff') throw new Refusal('not_logged_in')
    return { id: 'legal-3', name: 'Λυδία Νομικού' }
  }
  await app.register(delayRoutes({ ...dependencies(), requireProvider }))
  const until = new Date(clock.now().getTime() + WEEK_MS).toISOString().slice(0, 10)
  const post = (body: object, headers: Record<string, string> = { authorization: 'staff' }) =>
    app.inject({ method: 'POST', url: `/api/desk/inspections/${id}/delay`, body, headers })
  expect((await post({ until, reason: 'Ν. 1/2026' }, {})).statusCode).toBe(401)
  for (const body of [{ until }, { until, reason: ' ' }, { until: 'later', reason: 'x' }]) {
    expect((await post(body)).statusCode).toBe(400)
  }
  expect(await visible(id)).toBeDefined()
  expect((await post({ until, reason: 'Ν. 1/2026' })).json()).toEqual({ done: true })
  expect(await visible(id)).toBeUndefined()
  const seen = await reading('inspection', true)
  await receipts.markSeen([holderId], clock.now())
  const late = await app.inject({
    method: 'POST',
    url: `/api/desk/inspections/${seen}/delay`,
    body: { until, reason: 'Ν. 1/2026' },
    headers: { authorization: 'staff' },
  })
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'receipt_told_already' }])
})

test('X13: the database itself refuses a delay without a decision', async () => {
  const id = await reading('inspection', true)
  const silent = database.db
    .updateTable('receipts')
    .set({ visible_from: new Date(clock.now().getTime() + WEEK_MS) })
    .where('reading_id', '=', id)
    .execute()
  await expect(silent).rejects.toThrow()
})

test('G19: a reading has one receipt, however often its job runs; a reading that was refused has none', async () => {
  const id = await reading('link', true)
  await receipts.enter({ id: uuidV7(clock.now()), readingId: id, now: clock.now() })
  const refused = uuidV7(clock.now())
  await inTransaction(database.db, (transaction) =>
    everyTable(transaction)
      .insertInto('readings')
      .values({
        id: refused,
        basis: 'link',
        authorization_id: authorizationId,
        client_id: 'one',
        state: 'refused',
        created_at: clock.now(),
      })
      .execute(),
  )
  await receipts.enter({ id: uuidV7(clock.now()), readingId: refused, now: clock.now() })
  const rows = await database.db
    .selectFrom('receipts')
    .select('reading_id')
    .where('reading_id', 'in', [id, refused])
    .execute()
  expect(rows).toEqual([{ reading_id: id }])
})
