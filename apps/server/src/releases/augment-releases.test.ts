import { randomBytes } from 'node:crypto'
import { type DiplomaFacts, parseGrade } from '@perga/domain'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serialOf } from '../../../../packages/ades/src/test-pki/test-revocation.ts'
import { createTestWorld, type TestWorld } from '../../../../packages/ades/src/test-pki/test-world.ts'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { type Clock, fixedClock } from '../platform/clock.ts'
import { keysFromMaster } from '../platform/keys.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { augmentReleases } from './augment-releases.ts'
import { openIdentifierKeys } from './identifier-key.ts'
import { identifierKeyStore } from './identifier-key-store.ts'
import { releaseDiplomas } from './release-diplomas.ts'
import { releaseStore } from './release-store.ts'
import { reportSeals } from './report-seals.ts'
import { prepareRelease } from './testing/prepare-release.ts'

const START = new Date('2026-11-20T10:00:00Z')
const MINUTE = 60_000
const keys = keysFromMaster(randomBytes(32))
const templateVersionId = uuidV7(START)
const holderId = uuidV7(START)
// No scope of the releases below discloses more.
const facts = { title: 'Πτυχίο Δοκιμών', level: '6', gradeValue: parseGrade('0.811') } as DiplomaFacts

let database: TestDatabase
let world: TestWorld
let clock: Clock & { moveBy(milliseconds: number): void }
let logged: Record<string, unknown>[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  await prepareRelease(database.db, { templateVersionId, holderId, now: START })
})
afterAll(() => database.close())
beforeEach(async () => {
  clock = fixedClock(START)
  world = createTestWorld({ now: START })
  logged = []
  // What an earlier test left behind waits no longer.
  await database.db.updateTable('releases').set({ level: 'B-LT' }).execute()
})

const store = () => releaseStore(database.db, keys)

function pass(milliseconds: number): void {
  clock.moveBy(milliseconds)
  world.now = clock.now()
}

/** Releases one diploma whose protected header is as it should be, or altered. */
async function release(header?: string): Promise<string> {
  const identifierKeys = await openIdentifierKeys({ store: identifierKeyStore(database.db), keys, clock })
  const kept = store()
  const request = {
    reading: { basis: 'link' as const, authorizationId: null, reader: null, idempotencyHash: null },
    client: { id: 'one', displayName: 'Ένας' },
    holderId,
    scopes: ['title', 'level'] as const,
    degrees: [{ key: { institution: 'auth', certificateId: 'A1', titleId: '1' }, facts, templateVersionId }],
    stillAllowed: async () => undefined,
  }
  const [released] = await releaseDiplomas(request, {
    ...{ db: database.db, signer: world.signer, identifierKeys, clock },
    store: {
      ...kept,
      completion: (transaction, readingId, releases) =>
        kept.completion(
          transaction,
          readingId,
          releases.map((row) => (header === undefined ? row : { ...row, jades: { ...row.jades, protected: header } })),
        ),
    },
  })
  return released?.auditId ?? ''
}

async function releaseMany(count: number, header?: string): Promise<string[]> {
  const auditIds: string[] = []
  for (let made = 0; made < count; made += 1) auditIds.push(await release(header))
  return auditIds
}

function augment() {
  const log = pino({ level: 'warn' }, { write: (line) => logged.push(JSON.parse(line)) })
  return augmentReleases({ store: store(), sources: { ...world, askedSince: () => world }, clock, log })
}

const rowsOf = (auditIds: readonly string[]) =>
  database.db
    .selectFrom('releases')
    .select(['level', 'augment_fault', 'augment_attempts', 'etsi_u'])
    .where('audit_id', 'in', auditIds)
    .execute()
const levelsOf = async (auditIds: readonly string[]) => [...new Set((await rowsOf(auditIds)).map(({ level }) => level))]

test('C1: more releases than are taken at once are all raised in one run, each time with data asked for after its stamp', async () => {
  const auditIds = await releaseMany(45)
  expect(await augment()).toMatchObject({ postponed: 0 })
  expect(await levelsOf(auditIds)).toEqual(['B-LT'])
  const stamps = world.asked.flatMap((url, at) => (url === world.addresses.tsa ? [at] : []))
  expect(stamps).toHaveLength(45)
  // The last stamp of each twenty is there before anybody is asked about a certificate.
  const statuses = world.asked.flatMap((url, at) => (url === world.addresses.ocsp ? [at] : []))
  for (const last of [19, 39, 44]) expect(statuses.some((at) => at > (stamps[last] ?? 0))).toBe(true)
  expect(statuses[0]).toBeGreaterThan(stamps[19] ?? 0)
})

test('C1: any number of releases that can never be raised hold up neither new ones nor each other', async () => {
  const broken = await releaseMany(25, 'bm90IGEgaGVhZGVy')
  const sound = await release()
  expect(await augment()).toMatchObject({ postponed: 25 })
  expect(await levelsOf([sound])).toEqual(['B-LT'])
  expect(await levelsOf(broken)).toEqual(['B-B'])
  expect(new Set((await rowsOf(broken)).map((row) => row.augment_fault))).toEqual(new Set(['jades_malformed']))
  // Put off: the next run leaves them alone, and takes them again a minute later.
  expect(await augment()).toEqual({ postponed: 0, isMoreDueSoon: false })
  pass(MINUTE)
  expect(await augment()).toMatchObject({ postponed: 25 })
})

test('C1: a header that cannot be read at all is a fault of its release', async () => {
  const broken = await release()
  await database.db
    .updateTable('releases')
    .set({ level: 'B-T', etsi_u: JSON.stringify(['!']) })
    .where('audit_id', '=', broken)
    .execute()
  const sound = await release()
  expect(await augment()).toMatchObject({ postponed: 1 })
  expect(await levelsOf([sound])).toEqual(['B-LT'])
  expect(logged).toContainEqual(expect.objectContaining({ auditId: broken, msg: 'a signature cannot be raised' }))
})

test('C1: an authority that is away ends the run, is written down once, and is asked again soon', async () => {
  const auditIds = await releaseMany(45)
  world.down.add(world.addresses.tsa)
  expect(await augment()).toEqual({ postponed: 20, isMoreDueSoon: true })
  expect(logged).toEqual([expect.objectContaining({ faults: { timestamp_unreachable: 20 } })])
  expect(await levelsOf(auditIds)).toEqual(['B-B'])
  world.down.clear()
  pass(20_000)
  expect(await augment()).toMatchObject({ postponed: 0 })
  expect(await levelsOf(auditIds)).toEqual(['B-LT'])
})

test('C1: releases whose responder is gone for good are stamped, and new ones go before them', async () => {
  const stranded = await releaseMany(20)
  world.down.add(world.addresses.ocsp)
  for (const name of ['root', 'issuing', 'stamping']) world.down.add(`${world.addresses.crl}${name}`)
  await augment()
  expect(await levelsOf(stranded)).toEqual(['B-T'])
  // All are due again when a new one comes.
  pass(MINUTE)
  const fresh = await release()
  world.down.clear()
  const [first] = await store().pendingAugmentation({ signedAfter: new Date(0), now: clock.now(), limit: 1 })
  expect(first?.audit_id).toBe(fresh)
})

test('C1: a seal that was revoked before its stamp is never called B-LT, however lately the responder was asked before', async () => {
  const before = await release()
  expect(await augment()).toMatchObject({ postponed: 0 })
  expect(await levelsOf([before])).toEqual(['B-LT'])
  world.revocations.set(serialOf(world.seal), new Date(clock.now().getTime() - 1_000))
  const after = await release()
  expect(await augment()).toMatchObject({ postponed: 1 })
  expect(await rowsOf([after])).toMatchObject([{ level: 'B-T', augment_fault: 'certificate_revoked' }])
})

test('an operator is told how many signatures wait, since when and why, and nothing else', async () => {
  const report = () => reportSeals({ clock, releases: store() })
  expect(await report()).toEqual({ status: 'complete', waiting: 0, since: null, faults: [] })
  await releaseMany(2)
  expect(await report()).toMatchObject({ status: 'complete' })
  world.down.add(world.addresses.tsa)
  await augment()
  const faults = [{ code: 'timestamp_unreachable', count: 2 }]
  expect(await report()).toEqual({ status: 'waiting', waiting: 2, since: START, faults })
  world.down.clear()
  pass(20_000)
  await augment()
  expect(await report()).toMatchObject({ status: 'complete' })
})
