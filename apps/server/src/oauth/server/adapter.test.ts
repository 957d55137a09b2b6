import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { fixedClock } from '../../platform/clock.ts'
import { keysFromMaster, sha256 } from '../../platform/keys.ts'
import { adapterFactory } from './adapter.ts'
import { recordStore } from './record-store.ts'

const clock = fixedClock(new Date('2026-11-20T10:00:00Z'))
let database: TestDatabase
let modelsOf: ReturnType<typeof adapterFactory>
let codes: ReturnType<typeof modelsOf>
const ended: string[] = []
const dead = new Set<string>()

beforeAll(async () => {
  database = await openTestDatabase()
  const records = recordStore({ db: database.db, keys: keysFromMaster(randomBytes(32)), clock })
  modelsOf = adapterFactory({
    records,
    findClient: async () => undefined,
    grants: {
      isLive: async (grantId) => !dead.has(grantId),
      end: async (grantHash) => {
        ended.push(Buffer.from(grantHash).toString('hex'))
      },
    },
  })
  codes = modelsOf('AuthorizationCode')
})
afterAll(() => database.close())

test('of sixteen redemptions of one code at once exactly one wins', async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = `code-${round}`
    await codes.upsert(id, { grantId: `g-${round}` }, 60)
    const outcomes = await Promise.allSettled(Array.from({ length: 16 }, () => codes.consume(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('a second use removes everything of the grant and ends what it stands for', async () => {
  const refresh = modelsOf('RefreshToken')
  const grants = modelsOf('Grant')
  await grants.upsert('grant-1', { accountId: 'h' }, 600)
  await codes.upsert('once', { grantId: 'grant-1' }, 60)
  await refresh.upsert('token', { grantId: 'grant-1' }, 600)
  await refresh.upsert('foreign', { grantId: 'grant-2' }, 600)
  await codes.consume('once')
  expect(await codes.find('once')).toMatchObject({ consumed: expect.any(Number) })
  await expect(codes.consume('once')).rejects.toThrow('invalid_grant')
  expect(await refresh.find('token')).toBeUndefined()
  expect(await grants.find('grant-1')).toBeUndefined()
  expect(await refresh.find('foreign')).toBeDefined()
  expect(ended.at(-1)).toBe(sha256('grant-1').toString('hex'))
})

test('a grant is there as long as its authorization lives', async () => {
  const grants = modelsOf('Grant')
  await grants.upsert('grant-3', { accountId: 'h' }, 600)
  expect(await grants.find('grant-3')).toBeDefined()
  dead.add('grant-3')
  expect(await grants.find('grant-3')).toBeUndefined()
})

test('of sixteen uses of one client assertion at once exactly one counts; after its end the name is free', async () => {
  const assertions = modelsOf('ReplayDetection')
  const uses = await Promise.allSettled(Array.from({ length: 16 }, () => assertions.upsert('jti', { iss: 'c' }, 60)))
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  clock.moveBy(61_000)
  await assertions.upsert('jti', { iss: 'c' }, 60)
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
