import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { keysFromMaster } from '../../platform/keys.ts'
import { connectionStore } from './connection-store.ts'

const VIEW = {
  mode: 'view',
  dialect: 'mysql',
  connectionString: 'mysql://reader:secret-word@db.example/x',
  view: 'V_DEGREES',
} as const
const now = new Date('2026-11-20T10:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.insertInto('institutions').values({ code: 'auth', name_el: 'Α', name_en: 'A' }).execute()
})
afterAll(() => database.close())

test('I1: an institution has one connection; another takes its place, and its settings are sealed', async () => {
  const store = connectionStore(database.db, keysFromMaster(randomBytes(32)))
  await store.save('auth', { mode: 'api', address: 'https://university.example/degrees', key: 'k' }, now)
  await store.save('auth', VIEW, now)
  expect(await store.read('auth')).toEqual(VIEW)
  const rows = await database.db.selectFrom('connections').selectAll().execute()
  expect(rows).toMatchObject([{ institution_code: 'auth', mode: 'view' }])
  expect(Buffer.from(rows[0]?.settings_sealed ?? '').toString('latin1')).not.toContain('secret-word')
})

test('I1: the database takes no third mode, and no second row for an institution', async () => {
  const row = { institution_code: 'auth', settings_sealed: Buffer.from('x'), changed_at: now }
  await expect(
    database.db
      .insertInto('connections')
      .values({ ...row, mode: 'api' })
      .execute(),
  ).rejects.toThrow(/connections_pkey/)
  // Sound for the test: what the type forbids is tried.
  const mode = 'both' as 'api'
  await expect(database.db.updateTable('connections').set({ mode }).execute()).rejects.toThrow(/connections_mode_check/)
})

test('I1: settings of another mode than their row are not believed', async () => {
  const store = connectionStore(database.db, keysFromMaster(randomBytes(32)))
  await store.save('auth', VIEW, now)
  await database.db.updateTable('connections').set({ mode: 'api' }).execute()
  await expect(store.read('auth')).rejects.toThrow(/another mode/)
})
