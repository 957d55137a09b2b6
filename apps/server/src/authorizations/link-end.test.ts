import { randomBytes } from 'node:crypto'
import { makeAccessLinkCode } from '@perga/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { keysFromMaster, sha256 } from '../platform/keys.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction } from '../platform/work.ts'
import { accessLinkStore } from './access-link-store.ts'
import { authorizationStore } from './authorization-store.ts'
import { grantStore } from './grant-store.ts'
import { countView, type LinkFacts, linkState, refuseUnlessInForce } from './link-end.ts'
import { WRONG_PINS_ALLOWED } from './recipient-pin.ts'

const now = new Date('2026-11-20T10:00:00Z')
const WEEK_MS = 7 * 86_400_000
const end = new Date(now.getTime() + WEEK_MS)
const keys = keysFromMaster(randomBytes(32))
const holderId = uuidV7(now)
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await db.insertInto('holders').values({ id: holderId, created_at: now }).execute()
  const names = { display_name_el: 'Υπουργείο', display_name_en: 'Ministry' }
  await db
    .insertInto('clients')
    .values({ id: 'one', name: 'one', kind: 'any-tax-user', ...names, scopes: ['title'] })
    .execute()
})
afterAll(() => database.close())

/** An authorization with its link, both until `end`. */
async function share(viewLimit: number | null = null) {
  const { db } = database
  const grantId = randomBytes(16).toString('hex')
  const authorizationId = uuidV7(now)
  await db
    .insertInto('authorizations')
    .values({
      id: authorizationId,
      grant_hash: sha256(grantId),
      holder_id: holderId,
      client_id: 'one',
      scopes: ['title'],
      terms_version: 'x',
      created_at: now,
      expires_at: end,
      view_limit: viewLimit,
    })
    .execute()
  const code = makeAccessLinkCode(randomBytes(17))
  const linkId = uuidV7(now)
  const links = accessLinkStore(db, keys)
  await links.insert({ id: linkId, authorizationId, code, createdAt: now, expiresAt: end })
  return {
    authorizationId,
    grantId,
    isFound: async (at = now) => (await links.findLive(code, at)) !== undefined,
    view: (at = now) => inTransaction(db, (transaction) => countView(transaction, linkId, at)),
  }
}

test('a link lives until the second at which it ends, and no longer', async () => {
  const link = await share()
  const lastMoment = new Date(end.getTime() - 1)
  expect(await link.isFound(lastMoment)).toBe(true)
  await link.view(lastMoment)
  expect(await link.isFound(end)).toBe(false)
  await expect(link.view(end)).rejects.toMatchObject({ code: 'access_link_invalid' })
})

test('a link ends when its holder revokes the authorization', async () => {
  const link = await share()
  const revocation = { authorizationId: link.authorizationId, holderIds: [holderId], now }
  await inTransaction(database.db, (transaction) =>
    authorizationStore(database.db, keys).revoke(transaction, revocation),
  )
  expect(await link.isFound()).toBe(false)
  await expect(link.view()).rejects.toMatchObject({ code: 'access_link_invalid' })
})

test('a link ends with its authorization when the grant is ended before its time, as after a second use of the code', async () => {
  const link = await share()
  await inTransaction(database.db, (transaction) => grantStore(database.db).end(transaction, sha256(link.grantId), now))
  expect(await link.isFound()).toBe(false)
  await expect(link.view()).rejects.toMatchObject({ code: 'access_link_invalid' })
})

test('a link with a number of views refuses the view after the last', async () => {
  const link = await share(2)
  await link.view()
  await link.view()
  await expect(link.view()).rejects.toMatchObject({ code: 'access_link_invalid' })
})

test('an authorization in force is admitted to a release, an ended one is refused', async () => {
  const { authorizationId } = await share()
  const refusal = (at: Date) =>
    inTransaction(database.db, (transaction) => refuseUnlessInForce(transaction, authorizationId, at))
  await refusal(now)
  await expect(refusal(end)).rejects.toMatchObject({ code: 'access_token_invalid' })
})

const ACTIVE: LinkFacts = { revoked_at: null, expires_at: end, wrong_pins: 0, view_limit: 2, views: 1 }

test.each([
  ['active while nothing has ended it', {}, 'active'],
  ['active after any number of views where none is set', { view_limit: null, views: 99 }, 'active'],
  ['revoked, even when its time is over too', { revoked_at: now, expires_at: now }, 'revoked'],
  ['expired, even when its PIN is locked too', { expires_at: now, wrong_pins: WRONG_PINS_ALLOWED }, 'expired'],
  ['locked by wrong PINs, even with its views used up', { wrong_pins: WRONG_PINS_ALLOWED, views: 2 }, 'locked'],
  ['used up by its last view', { views: 2 }, 'used-up'],
  ['active where no link was made of it', { wrong_pins: null, views: null }, 'active'],
] satisfies [string, Partial<LinkFacts>, string][])('a link is %s', (_rule, facts, state) => {
  expect(linkState({ ...ACTIVE, ...facts }, now)).toBe(state)
})
