import type { SourceAnswer } from '@perga/connectors'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { recordEvent } from '../platform/audit.ts'
import { fixedClock } from '../platform/clock.ts'
import { AvailabilityLog } from '../sources/answers/availability-log.ts'
import { availabilityStore } from '../sources/answers/availability-store.ts'
import { figureStore } from './figure-store.ts'
import { keepFigures } from './keep-figures.ts'
import { figuresForAMinute, reportFigures } from './report-figures.ts'

const DAY_MS = 24 * 3_600_000
const ANSWER: SourceAnswer = { outcome: 'answered', records: [], flaws: [], unreadable: 0, notAskedFor: 0 }
const clock = fixedClock(new Date('2026-11-20T12:00:00Z'))
const NAMES = new Map([['auth', { code: 'auth', name_el: 'ΑΠΘ', name_en: 'AUTh' }]])
let database: TestDatabase
let dependencies: Parameters<typeof reportFigures>[0]
let log: AvailabilityLog
beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  const availability = availabilityStore(db)
  const sources = { connected: async () => ['auth'] }
  dependencies = { store: figureStore(db), availability, institutions: { names: async () => NAMES }, sources, clock }
  log = new AvailabilityLog({ store: availability, clock, log: pino({ level: 'silent' }) })
  await db.insertInto('institutions').values({ code: 'auth', name_el: 'ΑΠΘ', name_en: 'AUTh' }).execute()
  const connection = { institution_code: 'auth', mode: 'api', settings_sealed: Buffer.alloc(1) } as const
  await db
    .insertInto('connections')
    .values({ ...connection, changed_at: clock.now() })
    .execute()
})
afterAll(async () => {
  await log.close()
  await database.close()
})

const verify = async (times: number, at = clock) => {
  for (let index = 0; index < times; index += 1) {
    await recordEvent(database.db, at, { actor: 'user:x', act: 'release.verified' })
  }
}
const verifications = async () => {
  const { totals, days } = await reportFigures(dependencies)
  return { total: totals.verification, days: days.slice(-2).map(({ verification }) => verification) }
}

test('P12: a service that has just started has thirty empty days, and institutions of which nothing is known', async () => {
  const figures = await reportFigures(dependencies)
  expect(figures).toMatchObject({
    since: null,
    institutions: [{ answersNow: null, availability: null }],
    totals: { link: 0, verification: 0 },
  })
  expect(figures.days.map(({ period }) => period)).toHaveLength(30)
  expect(figures.days.at(-1)).toMatchObject({ period: '2026-11-20' })
  expect([figures.months[0]?.period, figures.months.at(-1)?.period]).toEqual(['2025-12', '2026-11'])
})

test('P12: what is counted does not change when its day is over and kept, and is not counted twice', async () => {
  await verify(6)
  expect(await verifications()).toEqual({ total: 6, days: [0, 6] })
  clock.moveBy(DAY_MS)
  await verify(7)
  expect(await verifications()).toEqual({ total: 13, days: [6, 7] })
  await keepFigures(dependencies)
  await keepFigures(dependencies)
  expect(await dependencies.store.lastKeptDay()).toBe('2026-11-20')
  expect(await verifications()).toEqual({ total: 13, days: [6, 7] })
  await verify(1)
  expect((await verifications()).total).toBe(14)
})

test('P12: a day without anything is kept too, so that counting never starts over', async () => {
  clock.moveBy(3 * DAY_MS)
  await keepFigures(dependencies)
  expect(await dependencies.store.lastKeptDay()).toBe('2026-11-23')
  expect((await verifications()).total).toBe(14)
})

test('P12: for a minute everyone reads the same figures, then they are counted anew', async () => {
  const figures = figuresForAMinute(dependencies)
  const first = await figures()
  await verify(10)
  clock.moveBy(59_000)
  expect(await figures()).toBe(first)
  clock.moveBy(1_000)
  expect((await figures()).totals.verification).toBe(24)
})

test('P12: answers and failures of an institution are counted by kind, and the last one says how it is now', async () => {
  const timedOut: SourceAnswer = { outcome: 'timed-out' }
  const away: SourceAnswer = { outcome: 'broken-answer', reason: 'unreachable' }
  const note = async (answer: SourceAnswer, times: number) => {
    for (let index = 0; index < times; index += 1) log.note('auth', answer)
    await log.flush()
  }
  await note(ANSWER, 3)
  expect((await reportFigures(dependencies)).institutions).toMatchObject([{ answersNow: true, availability: null }])
  await note(timedOut, 6)
  await note({ outcome: 'broken-answer', reason: 'not-json' }, 1)
  await note(away, 1)
  const [institution] = (await reportFigures(dependencies)).institutions
  expect(institution).toMatchObject({
    ...{ code: 'auth', name_el: 'ΑΠΘ', answersNow: false, availability: 27.2 },
    failures: { timedOut: 6, unreachable: 'few', broken: 'few' },
  })
  expect(institution?.days.slice(-2)).toEqual([
    { day: '2026-11-23', availability: null },
    { day: '2026-11-24', availability: 27.2 },
  ])
  clock.moveBy(16 * 60_000)
  expect((await reportFigures(dependencies)).institutions).toMatchObject([{ answersNow: null }])
})

test('P12: a probe asks every institution and notes how each answered', async () => {
  const probed = [{ institution: 'auth', answer: ANSWER }]
  await log.probe({ probeAll: async () => probed })
  expect((await reportFigures(dependencies)).institutions).toMatchObject([{ answersNow: true, availability: 33.3 }])
})

test.each([
  ['winter', '2027-01-31', '2027-01-31T21:30:00Z', '2027-02-01', '2027-01-31T22:30:00Z'],
  ['summer', '2027-06-30', '2027-06-30T20:30:00Z', '2027-07-01', '2027-06-30T21:30:00Z'],
])(
  'P12: in %s what is done at half past eleven in Greece is of that day and month, an hour later of the next',
  async (_, today, evening, tomorrow, afterMidnight) => {
    await keepFigures({ ...dependencies, clock: fixedClock(new Date(evening)) })
    await verify(6, fixedClock(new Date(evening)))
    await verify(7, fixedClock(new Date(afterMidnight)))
    const report = () => reportFigures({ ...dependencies, clock: fixedClock(new Date(afterMidnight)) })
    const expected = [
      { period: today, verification: 6 },
      { period: tomorrow, verification: 7 },
    ]
    expect((await report()).days.slice(-2)).toMatchObject(expected)
    expect((await report()).months.at(-1)).toMatchObject({ period: tomorrow.slice(0, 7), verification: 7 })
    await keepFigures({ ...dependencies, clock: fixedClock(new Date(afterMidnight)) })
    expect(await dependencies.store.lastKeptDay()).toBe(today)
    expect((await report()).days.slice(-2)).toMatchObject(expected)
  },
)
