import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { fixedClock } from '../platform/clock.ts'
import { keysFromMaster } from '../platform/keys.ts'
import type { Mailer, MailMessage } from '../platform/mail.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { mailReceipts } from './mail-receipts.ts'
import { type ReceiptStore, receiptStore } from './receipt-store.ts'

const clock = fixedClock(new Date('2026-11-20T10:00:00Z'))
const keys = keysFromMaster(randomBytes(32))
const holderId = uuidV7(clock.now())
let database: TestDatabase
let receipts: ReceiptStore

beforeAll(async () => {
  database = await openTestDatabase()
  receipts = receiptStore(database.db, keys)
  const { db } = database
  const now = clock.now()
  await db.insertInto('holders').values({ id: holderId, created_at: now }).execute()
  const names = { display_name_el: 'Φορέας', display_name_en: 'Organisation' }
  await db
    .insertInto('clients')
    .values({ id: 'one', name: 'one', kind: 'any-tax-user', ...names, scopes: ['title'] })
    .execute()
  await db
    .insertInto('receipt_addresses')
    .values({
      holder_id: holderId,
      email_sealed: keys.seal('receipt-address', 'me@mail.example'),
      language: 'el',
      changed_at: now,
      confirmed_at: now,
    })
    .execute()
  const [readingId, earlierId] = [uuidV7(now), uuidV7(now)]
  const anHourAgo = new Date(now.getTime() - 3_600_000)
  await db
    .insertInto('authorizations')
    .values({
      id: readingId,
      grant_hash: randomBytes(32),
      holder_id: holderId,
      client_id: 'one',
      scopes: ['title'],
      terms_version: 'x',
      created_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute()
  const reading = { authorization_id: readingId, client_id: 'one', basis: 'link', state: 'completed' } as const
  await db
    .insertInto('readings')
    .values([
      { ...reading, id: earlierId, created_at: anHourAgo },
      { ...reading, id: readingId, created_at: now },
    ])
    .execute()
  await receipts.enter({ id: uuidV7(now), readingId: earlierId, now: anHourAgo })
  await receipts.enter({ id: uuidV7(now), readingId, now })
})
afterAll(() => database.close())

function mailerOf(send: (message: MailMessage) => Promise<void>): Mailer {
  return { send, close: () => undefined }
}
const run = (mailer: Mailer | null) => mailReceipts({ receipts, mailer, clock, origin: 'https://perga.example' })

test('G19: a mail that fails is due again, a process that dies with it leaves it to another, and it goes out once; what was read before the address was given is not mailed', async () => {
  await run(null)
  await expect(run(mailerOf(() => Promise.reject(new Error('refused'))))).rejects.toThrow('could not be mailed')

  await receipts.claimDue(clock.now())
  const sent: MailMessage[] = []
  const working = mailerOf(async (message) => {
    sent.push(message)
  })
  await run(working)
  expect(sent).toEqual([])
  clock.moveBy(11 * 60_000)
  await Promise.all([run(working), run(working)])
  await run(working)
  expect(sent.map(({ to }) => to)).toEqual(['me@mail.example'])
  expect(sent[0]?.text).toContain('https://perga.example/authorization/consents')
})
