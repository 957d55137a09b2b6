import { randomBytes } from 'node:crypto'
import { answerOf, type SourceAnswer } from '@perga/connectors'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { fixedClock } from '../../platform/clock.ts'
import { keysFromMaster } from '../../platform/keys.ts'
import { AnswerLog } from '../answers/answer-log.ts'
import { type QualityStore, qualityStore } from './quality-store.ts'
import { listFixes, reportQuality } from './report-quality.ts'

const keys = keysFromMaster(randomBytes(32))
const clock = fixedClock(new Date('2026-11-20T21:59:00Z'))
let database: TestDatabase
let store: QualityStore
let answers: AnswerLog
beforeAll(async () => {
  database = await openTestDatabase()
  store = qualityStore(database.db, keys)
  answers = new AnswerLog({ notes: store, clock, log: pino({ level: 'silent' }) })
  const values = ['auth', 'uoc'].map((code) => ({ code, name_el: code, name_en: code }))
  await database.db.insertInto('institutions').values(values).execute()
})
afterAll(async () => {
  await answers.close()
  await database.close()
})

/** What an institution that holds `raw` answers to who asks for one person. */
function answerWith(...raw: Record<string, unknown>[]): SourceAnswer {
  const rows = raw.map((row) => ({ status: 'valid', firstNameEn: 'A', lastNameEn: 'B', tin: TIN, ...row }))
  return answerOf(rows, [{ name: 'tin', value: TIN }])
}

const note = async (institution: string, answer: SourceAnswer) => {
  answers.note(institution, answer)
  await answers.flush()
}
const TIN = '123456783'
const FLAWED = { certificateID: 'CERT/1', titleID: '1', gradeValue: 8.11, lastNameEl: 'AΝΝΑ', ssn: '15039290109' }
const KEY = { institution: 'auth', certificateId: 'CERT/1', titleId: '1' }

test('I10: each rule is counted day by day of Greece, the worst records come first, and other institutions are apart', async () => {
  await note('auth', answerWith(FLAWED, { certificateID: 'C2', titleID: '1', birthDate: '20000230' }))
  await note('auth', answerWith({ certificateID: 'C3', titleID: '1' }, { certificateID: '', titleID: '1' }))
  await note('auth', { outcome: 'timed-out' })
  await note('uoc', answerWith({ certificateID: 'U1', titleID: '1', gender: 7 }))
  clock.moveBy(120_000)
  await note('auth', answerWith(FLAWED))

  const report = await reportQuality('auth', { store, clock })
  expect(report.days).toEqual([
    { day: '2026-11-20', answers: 2, records: 3, unreadable: 1, notAskedFor: 0, violations: 5 },
    { day: '2026-11-21', answers: 1, records: 1, unreadable: 0, notAskedFor: 0, violations: 3 },
  ])
  expect(
    report.rules
      .slice(0, 3)
      .map(({ field, rule, violations }) => `${field} ${rule} ${violations}`)
      .sort(),
  ).toEqual(['certificateID alphanumeric 2', 'gradeValue grade 2', 'lastNameEl latin-letters 2'])
  expect(report.worst.map(({ broken }) => broken.length)).toEqual([3, 1])
  expect((await reportQuality('uoc', { store, clock })).rules.map(({ field }) => field)).toEqual(['gender'])
})

test('I10: the list of fixes names the institution’s own records, one line for each rule', async () => {
  const csv = await listFixes('auth', { store })
  const lines = csv.trimEnd().split('\r\n')
  expect(lines[0]).toBe('certificateID,titleID,field,rule,διόρθωση,fix,seen')
  expect(lines).toContain(
    'CERT/1,1,gradeValue,grade,Ο βαθμός πρέπει να είναι από 0 έως 1.,The grade must be between 0 and 1.,2026-11-21',
  )
  expect(lines.length).toBe(5)
  expect(csv).not.toContain('8.11')
})

test('I10: a field that a spreadsheet would take for a formula is made harmless', async () => {
  await note('uoc', answerWith({ certificateID: '-1:2', titleID: '1', gender: 7 }))
  expect(await listFixes('uoc', { store })).toContain("\r\n'-1:2,1,")
})

test('I10: nothing that an institution sent is readable in the tables', async () => {
  const tables = ['quality_days', 'quality_violations', 'flawed_records', 'degree_statuses']
  const dumps = tables.map((table) => sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`)
  const dump = JSON.stringify(await Promise.all(dumps.map((query) => query.execute(database.db))))
  for (const value of ['CERT/1', '8.11', 'AΝΝΑ', '15039290109', Buffer.from('CERT/1').toString('hex')])
    expect(dump).not.toContain(value)
})

test('I10: a record that is read again without a fault leaves the list', async () => {
  await note('auth', answerWith({ certificateID: 'C2', titleID: '1', birthDate: '20000229' }))
  const { worst } = await reportQuality('auth', { store, clock })
  expect(worst.map(({ broken }) => broken.length)).toEqual([3])
  await store.forgetFlawsBefore(new Date(clock.now().getTime() + 1))
  expect((await reportQuality('auth', { store, clock })).worst).toEqual([])
})

test('I13: the history of a degree’s status has each change once, whichever reading saw it', async () => {
  const seen = (status: string, statusDate: string | null) => answerWith({ ...FLAWED, status, statusDate })
  for (const [status, date] of [
    ['revoked', '20261101'],
    ['revoked', '20261101'],
    ['valid', '20261110'],
    ['valid', '20261110'],
  ] as const)
    await note('auth', seen(status, date))
  const history = await store.statusesOf(KEY)
  expect(history.map(({ status, status_date }) => [status, status_date])).toEqual([
    ['valid', null],
    ['revoked', '20261101'],
    ['valid', '20261110'],
  ])
  expect(await store.statusesOf({ ...KEY, institution: 'uoc' })).toEqual([])
})

test('a database that is away costs the notes, not the readings', async () => {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) })
  const failing = new AnswerLog({ notes: { write: () => Promise.reject(new Error('away')) }, clock, log })
  failing.note('auth', answerWith(FLAWED))
  await failing.close()
  expect(logged.length).toBe(1)
})

test('I10: thousands of degrees are noted at once', async () => {
  const raw = Array.from({ length: 3000 }, (_, at) => ({
    ...{ certificateID: `M${at}`, titleID: '1', gender: at % 2 === 0 ? 7 : 1 },
  }))
  await note('uoc', answerWith(...raw))
  const { rules } = await reportQuality('uoc', { store, clock })
  expect(rules.find(({ field }) => field === 'gender')?.violations).toBeGreaterThanOrEqual(1500)
  expect(await store.statusesOf({ institution: 'uoc', certificateId: 'M2999', titleId: '1' })).toHaveLength(1)
})

test('I10: a degree whose status cannot be read is among the worst records and the fixes, and has no status of its own', async () => {
  const lost = { certificateID: 'LOST1', titleID: '1', status: 'perhaps', gender: 7 }
  await note('auth', answerWith(lost, { certificateID: 'NOKEY', status: 'perhaps' }))
  const { worst } = await reportQuality('auth', { store, clock })
  expect(worst.map(({ broken }) => broken)).toContainEqual(['status:status', 'gender:gender'])
  expect(await listFixes('auth', { store })).toContain('\r\nLOST1,1,status,status,')
  expect(await listFixes('auth', { store })).not.toContain('NOKEY')
  expect(await store.statusesOf({ institution: 'auth', certificateId: 'LOST1', titleId: '1' })).toEqual([])
  await note('auth', answerWith({ ...lost, status: 'valid', gender: 1 }))
  expect(await listFixes('auth', { store })).not.toContain('LOST1')
})

test('I10: nothing is kept of a faulty record that nobody asked for, usable or not', async () => {
  const stranger = { titleID: '1', gender: 7, tin: '090000045' }
  const answer = answerWith(
    { ...stranger, certificateID: 'STR1' },
    { ...stranger, certificateID: 'STR2', status: 'perhaps' },
    { ...stranger, certificateID: 'STR3', status: 'perhaps', tin: null },
  )
  expect(answer).toMatchObject({ notAskedFor: 1, unreadable: 2, flaws: [{ key: null }, { key: null }, { key: null }] })
  await note('auth', answer)
  expect(await listFixes('auth', { store })).not.toContain('STR')
})
