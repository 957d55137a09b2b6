import { type Connector, DriverMissing, type SourceAnswer } from '@perga/connectors'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { ConnectionSettings, type ConnectionStore, type SourceConnection } from './connections/connection-store.ts'
import { Sources } from './sources.ts'

const ANSWER: SourceAnswer = { outcome: 'answered', records: [], flaws: [], unreadable: 0, notAskedFor: 0 }
const open: Sources[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((sources) => sources.close()))
})

/** Institutions that answer as given, by their codes; what was logged and opened. */
function institutions(finds: Record<string, Connector['find']>) {
  const changes = new Map(Object.keys(finds).map((code) => [code, new Date(0)]))
  const [logged, opened, closed]: [string[], string[], string[]] = [[], [], []]
  // Only what Sources calls.
  const store = {
    changes: async () => changes,
    answering: async (code: string) => (code === 'merged' ? 'fine' : code),
    read: async (code: string) => {
      if (code === 'unreadable') throw new Error('sealed with another key')
      return { mode: 'api', address: code, key: '' }
    },
  } as unknown as ConnectionStore
  const connect = (connection: SourceConnection): Connector => {
    const code = 'address' in connection ? connection.address : ''
    if (code === 'driverless') throw new DriverMissing('oracledb', {})
    opened.push(code)
    return {
      find: finds[code] ?? (async () => ANSWER),
      count: async () => ({ outcome: 'not-offered' }),
      close: async () => {
        closed.push(code)
      },
    }
  }
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  const observed: string[] = []
  const sources = new Sources({ store, connect, log, observe: (institution) => observed.push(institution) })
  open.push(sources)
  return { sources, changes, logged, opened, closed, observed }
}

test('Z3: where the caller allows it, each answer comes at its own pace', async () => {
  const late = Promise.withResolvers<SourceAnswer>()
  const { sources } = institutions({ fast: async () => ANSWER, hanging: () => late.promise, quick: async () => ANSWER })
  const came: string[] = []
  const both = Promise.withResolvers<void>()
  const answers = sources.askAll(
    { ssn: '1' },
    {
      onAnswer: ({ institution }) => {
        came.push(institution)
        if (came.length === 2) both.resolve()
      },
    },
  )
  await both.promise
  expect(came.sort()).toEqual(['fast', 'quick'])
  late.resolve({ outcome: 'timed-out' })
  expect((await answers).map(({ institution, status }) => [institution, status])).toEqual([
    ['fast', 1200],
    ['hanging', 1408],
    ['quick', 1200],
  ])
})

test('I8: settings that cannot be read are one institution’s trouble', async () => {
  const { sources, logged } = institutions({ fine: async () => ANSWER, unreadable: async () => ANSWER })
  const answers = await sources.askAll({ ssn: '1' })
  expect(answers.map(({ institution, status }) => [institution, status])).toEqual([
    ['fine', 1200],
    ['unreadable', 1503],
  ])
  expect(logged.join()).toContain('cannot be opened')
  expect(await sources.ask('nowhere', { ssn: '1' })).toMatchObject({ status: 1503, records: [] })
  // I14: the institution into which another was merged answers for it.
  expect(await sources.ask('merged', { ssn: '1' })).toMatchObject({ institution: 'fine', status: 1200 })
})

test('a connection is opened once for many questions at once, and anew after it was changed', async () => {
  const { sources, changes, opened, closed } = institutions({ auth: async () => ANSWER })
  await Promise.all(Array.from({ length: 8 }, () => sources.ask('auth', { ssn: '1' })))
  expect(opened).toEqual(['auth'])
  changes.set('auth', new Date(1))
  await Promise.all(Array.from({ length: 8 }, () => sources.ask('auth', { ssn: '1' })))
  expect([opened, closed]).toEqual([['auth', 'auth'], ['auth']])
})

test('I1: a database whose driver is not installed is not connected, and the log names the package in both languages', async () => {
  const { sources, logged } = institutions({ auth: async () => ANSWER, driverless: async () => ANSWER })
  expect(await sources.ask('driverless', { ssn: '1' })).toMatchObject({ status: 1503 })
  expect(await sources.ask('auth', { ssn: '1' })).toMatchObject({ status: 1200 })
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ msg: expect.stringMatching(/πακέτο oracledb.*package oracledb/) })
})

test('I4: records that nobody asked for are an incident in the log, without data', async () => {
  const { sources, logged, observed } = institutions({ auth: async () => ({ ...ANSWER, notAskedFor: 7 }) })
  await sources.ask('auth', { ssn: '15039290109' })
  const [line = ''] = logged
  expect(JSON.parse(line)).toMatchObject({ institution: 'auth', records: 7, msg: expect.stringContaining('incident') })
  expect(line).not.toContain('15039290109')
  expect(observed).toEqual(['auth'])
})

test('I1: settings name exactly one mode; those of both, of neither or of another protocol are refused', () => {
  const api = { mode: 'api', address: 'https://university.example/degrees', key: 'k' }
  const view = {
    mode: 'view',
    dialect: 'postgresql',
    connectionString: 'postgresql://u@db.example/x',
    view: 'V_DEGREES',
  }
  const others = [
    {
      ...view,
      dialect: 'mysql',
      connectionString: 'mysql://u:p@db.example:3306/x?sslmode=require',
      charset: 'windows-1253',
    },
    { ...view, dialect: 'oracle', connectionString: 'oracle://u:p@db.example/service' },
    { ...view, dialect: 'sqlserver', connectionString: 'mssql://u:p@db.example/x' },
  ]
  const file = { mode: 'file' }
  for (const settings of [api, view, file, ...others]) expect(ConnectionSettings.safeParse(settings).success).toBe(true)
  const wrong = [
    { ...api, ...view, mode: 'api' },
    { ...api, ...view, mode: 'view' },
    { ...api, view: 'V_DEGREES' },
    { ...api, mode: 'both' },
    { ...api, address: 'file:///etc/passwd' },
    { ...view, connectionString: 'http://db.example' },
    { ...view, dialect: 'mysql' },
    { ...view, dialect: 'oracle', connectionString: 'mssql://u@db.example/x' },
    { ...view, view: '' },
    { ...api, mode: 'file' },
    { ...view, mode: 'file' },
    { mode: 'file', uploaded: true },
    { ...view, ca: 'not a certificate' },
    { ...view, key: 'k' },
    {},
  ]
  for (const settings of wrong) expect(ConnectionSettings.safeParse(settings).success).toBe(false)
})

test('P12: a probe asks every connected institution for what cannot exist, and its answers count nowhere else', async () => {
  const asked: string[] = []
  const away: SourceAnswer = { outcome: 'broken-answer', reason: 'unreachable' }
  const { sources, observed } = institutions({
    near: async ({ certificateID = '' }) => {
      asked.push(certificateID)
      return ANSWER
    },
    away: async () => away,
  })
  expect(await sources.probeAll()).toEqual([
    { institution: 'near', answer: ANSWER },
    { institution: 'away', answer: away },
  ])
  expect(asked).toEqual(['PERGA0PROBE'])
  expect(observed).toEqual([])
})
