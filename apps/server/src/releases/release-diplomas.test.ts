import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Signer } from '@perga/ades'
import { type DiplomaFacts, parseGrade } from '@perga/domain'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { fixedClock } from '../platform/clock.ts'
import { keysFromMaster } from '../platform/keys.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { type IdentifierKeys, openIdentifierKeys, rotateIdentifierKey } from './identifier-key.ts'
import { identifierKeyStore } from './identifier-key-store.ts'
import { releaseJobs } from './jobs.ts'
import { type ReleaseDependencies, type ReleaseRequest, releaseDiplomas } from './release-diplomas.ts'
import { releaseStore } from './release-store.ts'
import { prepareRelease } from './testing/prepare-release.ts'

const clock = fixedClock(new Date('2026-11-20T10:00:00Z'))
const keys = keysFromMaster(randomBytes(32))
const log = pino({ level: 'silent' })
const templateVersionId = uuidV7(clock.now())
const holderId = uuidV7(clock.now())
let database: TestDatabase
let identifierKeys: IdentifierKeys

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
// Any bytes do for a certificate here: what a JAdES signature must hold is tested where it is made.
const signer: Signer = {
  algorithm: 'ES256',
  certificateChain: [Buffer.from('3003020101', 'hex')],
  sign: async (bytes) => sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
}

beforeAll(async () => {
  database = await openTestDatabase()
  await prepareRelease(database.db, { templateVersionId, holderId, now: clock.now() })
  identifierKeys = await openIdentifierKeys({ store: identifierKeyStore(database.db), keys, clock })
})
afterAll(() => database.close())

// The fields that no scope of the requests below discloses are left out.
const facts = { title: 'Πτυχίο Δοκιμών', level: '6', gradeValue: parseGrade('0.811') } as DiplomaFacts

function request(changes: Partial<ReleaseRequest> = {}): ReleaseRequest {
  return {
    reading: { basis: 'link', authorizationId: null, reader: null, idempotencyHash: null },
    client: { id: 'one', displayName: 'Ένας' },
    holderId,
    scopes: ['title', 'level'],
    degrees: [{ key: { institution: 'auth', certificateId: 'A1', titleId: '1' }, facts, templateVersionId }],
    stillAllowed: async () => undefined,
    ...changes,
  }
}

const dependencies = (changes: Partial<ReleaseDependencies> = {}): ReleaseDependencies => ({
  db: database.db,
  store: releaseStore(database.db, keys),
  signer,
  identifierKeys,
  clock,
  ...changes,
})

const count = async (table: 'releases' | 'release_intents', state?: string) => {
  const query = database.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('n'))
  const row = await (state ? query.where('state' as never, '=', state as never) : query).executeTakeFirstOrThrow()
  return Number(row.n)
}

test('an answer has a committed release whose hash, client and scopes are those of the answer', async () => {
  const [release] = await releaseDiplomas(request(), dependencies())
  const row = await database.db
    .selectFrom('releases')
    .selectAll()
    .where('audit_id', '=', release?.auditId ?? '')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    client_id: 'one',
    scopes: ['title', 'level'],
    jws_signature: release?.jades.signature,
    level: 'B-B',
  })
  expect(release?.diploma).toMatchObject({ title: 'Πτυχίο Δοκιμών', level: '6', auditResultId: row.reading_id })
})

test('G20: withheld fields are absent from the diploma and from the signed payload', async () => {
  const [release] = await releaseDiplomas(request(), dependencies())
  expect(release?.diploma).not.toHaveProperty('gradeValue')
  expect(Buffer.from(release?.payload ?? '', 'base64').toString()).not.toContain('0.811')
})

test('a permission that ended while signing leaves no release and no answer', async () => {
  const before = await count('releases')
  const ended = request({ stillAllowed: () => Promise.reject(new Error('ended')) })
  await expect(releaseDiplomas(ended, dependencies())).rejects.toThrow('ended')
  expect(await count('releases')).toBe(before)
})

test('a seal that fails leaves an abandoned intent, never a release', async () => {
  const before = { releases: await count('releases'), abandoned: await count('release_intents', 'abandoned') }
  const broken: Signer = { ...signer, sign: () => Promise.reject(new Error('no key')) }
  await expect(releaseDiplomas(request(), dependencies({ signer: broken }))).rejects.toThrow('no key')
  expect(await count('releases')).toBe(before.releases)
  expect(await count('release_intents', 'abandoned')).toBe(before.abandoned + 1)
})

test('what a crash between intent and release left open is marked as abandoned after ten minutes', async () => {
  const crashed = {
    ...releaseStore(database.db, keys),
    completion: () => {
      throw new Error('x')
    },
    refuse: () => Promise.reject(new Error('crash')),
  }
  await expect(releaseDiplomas(request(), dependencies({ store: crashed }))).rejects.toThrow('crash')
  expect(await count('release_intents', 'open')).toBe(1)
  const job = releaseJobs({ store: releaseStore(database.db, keys), clock, log, sources: null }).find(
    ({ name }) => name === 'abandon-open-readings',
  )
  await job?.run({})
  expect(await count('release_intents', 'open')).toBe(1)
  clock.moveBy(11 * 60_000)
  await job?.run({})
  expect(await count('release_intents', 'open')).toBe(0)
})

test('nothing is signed before its intent is committed', async () => {
  const seen: number[] = []
  const watching: Signer = {
    ...signer,
    sign: async (bytes) => {
      seen.push(await count('release_intents', 'open'))
      return signer.sign(bytes)
    },
  }
  await releaseDiplomas(request(), dependencies({ signer: watching }))
  expect(seen).toEqual([1])
})

test('a release is never changed or removed; only its level rises and its holder can be forgotten', async () => {
  const [release] = await releaseDiplomas(request(), dependencies())
  const one = () => database.db.updateTable('releases').where('audit_id', '=', release?.auditId ?? '')
  await expect(one().set({ client_id: 'other' }).execute()).rejects.toThrow('never changed')
  await expect(database.db.deleteFrom('releases').execute()).rejects.toThrow('never changed')
  await one().set({ level: 'B-LT' }).execute()
  await expect(one().set({ level: 'B-B' }).execute()).rejects.toThrow('never changed')
  await one().set({ holder_id: null }).execute()
  await expect(one().set({ holder_id: holderId }).execute()).rejects.toThrow('never changed')
})

test('Y4: the identifier binds client, audit id and content; any other combination is not ours', async () => {
  const release = { auditId: uuidV7(clock.now()), clientId: 'one', contentHash: randomBytes(32) }
  const { version } = identifierKeys
  const signedAuditId = identifierKeys.sign(release)
  expect(await identifierKeys.isGenuine(signedAuditId, version, release)).toBe(true)
  for (const other of [{ clientId: 'two' }, { auditId: uuidV7(clock.now()) }, { contentHash: randomBytes(32) }]) {
    expect(await identifierKeys.isGenuine(signedAuditId, version, { ...release, ...other })).toBe(false)
  }
  expect(await identifierKeys.isGenuine(signedAuditId, '1.unknown', release)).toBe(false)
  expect(await identifierKeys.isGenuine('', version, release)).toBe(false)
})

test('Z5: after a rotation new identifiers are of the new key, and the old ones stay genuine in every process', async () => {
  const release = { auditId: uuidV7(clock.now()), clientId: 'one', contentHash: randomBytes(32) }
  const store = identifierKeyStore(database.db)
  const old = { identifier: identifierKeys.sign(release), version: identifierKeys.version }
  await rotateIdentifierKey({ store, keys, clock })
  const restarted = await openIdentifierKeys({ store, keys, clock })
  expect(restarted.version).not.toBe(old.version)
  expect(await restarted.isGenuine(old.identifier, old.version, release)).toBe(true)
  // A process that has not started again yet learns the new key from the first identifier that names it.
  expect(await identifierKeys.isGenuine(restarted.sign(release), restarted.version, release)).toBe(true)
  expect(await restarted.isGenuine(old.identifier, restarted.version, release)).toBe(false)
})

test('the number of a reader is forgotten after 90 days; the index stays', async () => {
  const reader = { index: keys.index('tin', '123456783'), sealed: keys.seal('reader', '123456783') }
  const reading = { basis: 'link' as const, authorizationId: null, reader, idempotencyHash: null }
  const [release] = await releaseDiplomas(request({ reading }), dependencies())
  const readingId = release?.diploma.auditResultId ?? ''
  const stored = () =>
    database.db.selectFrom('readings').selectAll().where('id', '=', readingId).executeTakeFirstOrThrow()
  const jobs = releaseJobs({ store: releaseStore(database.db, keys), clock, log, sources: null })
  const forget = jobs.find(({ name }) => name === 'forget-readers')
  await forget?.run({})
  expect((await stored()).reader_sealed).not.toBeNull()
  clock.moveBy(91 * 24 * 3_600_000)
  await forget?.run({})
  expect(await stored()).toMatchObject({ reader_sealed: null, reader_index: expect.anything() })
})
