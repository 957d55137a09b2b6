import { randomBytes } from 'node:crypto'
import type { DegreeCount } from '@perga/connectors'
import { EDUCATION_LEVELS } from '@perga/domain'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { fixedClock } from '../../platform/clock.ts'
import { declareStatistics } from './declare-statistics.ts'
import { figuresOf, refreshStatistics } from './refresh-statistics.ts'
import { statisticsStore } from './statistics-store.ts'

const HOUR_MS = 3_600_000
const clock = fixedClock(new Date('2026-11-20T10:00:00Z'))
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const names = ['counted', 'api', 'away']
  await database.db
    .insertInto('institutions')
    .values(names.map((code) => ({ code, name_el: code, name_en: code })))
    .execute()
  await database.db
    .insertInto('connections')
    .values(
      names.map((code) => ({
        ...{ institution_code: code, mode: 'api' as const },
        ...{ settings_sealed: randomBytes(8), changed_at: clock.now() },
      })),
    )
    .execute()
})
afterAll(() => database.close())

const counted = (titles: Record<string, number>): DegreeCount => ({
  outcome: 'counted',
  byTitle: new Map(Object.entries(titles)),
})
const asked: string[] = []
async function refresh(answers: Record<string, DegreeCount>, random = 0) {
  asked.length = 0
  await refreshStatistics({
    store: statisticsStore(database.db),
    async count(institution) {
      asked.push(institution)
      return answers[institution] ?? { outcome: 'not-offered' }
    },
    levelsOf: async () => new Map([['1', '6'] as const, ['2', '7'] as const, ['3', '7'] as const]),
    clock,
    random: () => random,
    log: pino({ level: 'silent' }),
  })
  return asked.toSorted()
}
const find = (code: string) => statisticsStore(database.db).find(code)

test('P2: figures are counted once a day, stay with their date while the institution is away, and are then renewed', async () => {
  const away: DegreeCount = { outcome: 'timed-out' }
  expect(await refresh({ counted: counted({ 1: 10, 2: 4, 3: 3, 9: 2 }), away })).toEqual(['api', 'away', 'counted'])
  const figures = { bachelor: 10, master: 7, doctorate: 0, undocumented: 2 }
  expect(await find('counted')).toMatchObject({ ...figures, source: 'counted', as_of: clock.now() })
  expect(await find('away')).toMatchObject({ source: null, as_of: null })
  expect(await refresh({})).toEqual([])

  const firstDay = clock.now()
  clock.moveBy(24 * HOUR_MS)
  expect(await refresh({ counted: away, away })).toEqual(['api', 'away', 'counted'])
  expect(await find('counted')).toMatchObject({ ...figures, as_of: firstDay })
  clock.moveBy(HOUR_MS)
  expect(await refresh({ counted: counted({ 1: 11 }), away })).toEqual(['away', 'counted'])
  expect(await find('counted')).toMatchObject({ bachelor: 11, master: 0, undocumented: 0, as_of: clock.now() })
})

test('P2: institutions do not all come due at once', async () => {
  clock.moveBy(48 * HOUR_MS)
  await refresh({ counted: counted({}) }, 0.99)
  const due = await find('counted')
  expect((due?.due_at.getTime() ?? 0) - clock.now().getTime()).toBeGreaterThan(27 * HOUR_MS)
})

test('P2: of two processes at once one counts an institution', async () => {
  clock.moveBy(48 * HOUR_MS)
  const [first, second] = await Promise.all([refresh({}), refresh({})])
  expect([...(first ?? []), ...(second ?? [])].length).toBeGreaterThan(0)
  expect(asked.length).toBe(new Set(asked).size)
})

test('P2: declared figures stand with their day and their declarer, and none is of a day to come', async () => {
  const { db } = database
  const store = statisticsStore(db)
  const figures = { '6': 5, '7': 4, '8': 3 }
  const declaration = { institution: 'api', figures, asOf: new Date('2026-06-30'), actor: 'staff:1' }
  await declareStatistics(declaration, { db, store, clock })
  clock.moveBy(48 * HOUR_MS)
  await refresh({})
  expect(await find('api')).toMatchObject({ source: 'declared', bachelor: 5, doctorate: 3, as_of: declaration.asOf })
  const events = await db.selectFrom('audit_events').select('actor').where('act', '=', 'statistics.declared').execute()
  expect(events).toEqual([{ actor: 'staff:1' }])
  const tomorrow = { ...declaration, asOf: new Date(clock.now().getTime() + 24 * HOUR_MS) }
  await expect(declareStatistics(tomorrow, { db, store, clock })).rejects.toThrow(RangeError)
})

test('P2: half past midnight in Greece figures may be of the day that has begun there, an hour earlier not', async () => {
  const dependencies = (at: string) => ({
    db: database.db,
    store: statisticsStore(database.db),
    clock: fixedClock(new Date(at)),
  })
  const declare = (asOf: string, at: string) =>
    declareStatistics(
      { institution: 'api', figures: { '6': 1, '7': 1, '8': 1 }, asOf: new Date(asOf), actor: 'staff:1' },
      dependencies(at),
    )
  await expect(declare('2027-01-01', '2026-12-31T21:30:00Z')).rejects.toThrow(RangeError)
  await declare('2027-01-01', '2026-12-31T22:30:00Z')
  await expect(declare('2027-07-16', '2027-07-15T20:30:00Z')).rejects.toThrow(RangeError)
  await declare('2027-07-16', '2027-07-15T21:30:00Z')
})

test('P2: every degree is in exactly one figure', () => {
  const titles = fc.dictionary(fc.string({ maxLength: 3 }), fc.nat({ max: 1e6 }))
  const level = fc.option(fc.constantFrom(...EDUCATION_LEVELS), { nil: undefined })
  fc.assert(
    fc.property(titles, fc.array(level), (counts, levels) => {
      const byTitle = new Map(Object.entries(counts))
      const documented = [...byTitle.keys()].flatMap((title, at) => (levels[at] ? [[title, levels[at]] as const] : []))
      const sum = Object.values(figuresOf(byTitle, new Map(documented))).reduce((one, other) => one + other, 0)
      return sum === [...byTitle.values()].reduce((one, other) => one + other, 0)
    }),
  )
})
