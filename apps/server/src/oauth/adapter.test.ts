import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'
import { fixedClock } from '../platform/clock.ts'
import type { OpenDatabase } from '../platform/database.ts'
import { keysFromMaster } from '../platform/keys.ts'
import { adapterFactory } from './adapter.ts'
import { recordStore } from './record-store.ts'

const clock = fixedClock(new Date('2026-11-20T10:00:00Z'))
let database: OpenDatabase
let codes: ReturnType<ReturnType<typeof adapterFactory>>

beforeAll(async () => {
  database = await openTestDatabase()
  const records = recordStore({ db: database.db, keys: keysFromMaster(randomBytes(32)), clock })
  codes = adapterFactory(records, async () => undefined)('AuthorizationCode')
})
afterAll(() => database.close())

test('of sixteen redemptions of one code at once exactly one wins', async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = `code-${round}`
    await codes.upsert(id, { grantId: 'g' }, 60)
    const outcomes = await Promise.allSettled(Array.from({ length: 16 }, () => codes.consume(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await codes.find(id)).toMatchObject({ consumed: expect.any(Number) })
  }
})

test('a code that is gone or over cannot be redeemed or found', async () => {
  await expect(codes.consume('never')).rejects.toThrow('invalid_grant')
  await codes.upsert('short', {}, 60)
  clock.moveBy(61_000)
  expect(await codes.find('short')).toBeUndefined()
})

test('revoking a grant removes all its records', async () => {
  await codes.upsert('one', { grantId: 'grant' }, 60)
  await codes.upsert('other', { grantId: 'other-grant' }, 60)
  await codes.revokeByGrantId('grant')
  expect(await codes.find('one')).toBeUndefined()
  expect(await codes.find('other')).toBeDefined()
})

test('the table holds neither the identifiers nor the content of records', async () => {
  await codes.upsert('secret-code', { accountId: 'secret-account' }, 60)
  const rows = await database.db.selectFrom('oauth_records').selectAll().execute()
  const dump = rows
    .map((row) => Buffer.from(row.payload_sealed).toString('latin1') + Buffer.from(row.id_hash).toString('latin1'))
    .join()
  expect(dump).not.toContain('secret')
})
