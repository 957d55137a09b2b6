import { describe, expect, test } from 'vitest'
import { createConnector } from '../create-connector.ts'
import { DriverMissing, loadDriver } from './load-driver.ts'
import { type OracleDriver, openOracleLinks } from './oracle-link.ts'
import { openSqlServerLinks, type TediousDriver } from './sqlserver-link.ts'
import type { OpenLink } from './view-link.ts'

const SSN = '01013099997'
const VIEW = ['CERTIFICATEID', 'TITLEID', 'STATUS', 'SSN', 'FIRSTNAMEEN', 'LASTNAMEEN']
const DEGREE = {
  certificateID: 'A1',
  titleID: '77',
  status: 'valid',
  ssn: SSN,
  firstNameEn: 'ANNA',
  lastNameEn: 'DOKIMI',
}

type Said = { text: string; values: readonly string[] }

/** What a database of one view answers: its catalogue, then one degree; or an error. */
function answerTo(text: string, fault: Error | undefined): object[] {
  if (/all_tab_columns|information_schema/.test(text))
    return VIEW.map((column) => ({ schema: 'REG', view: 'V_DEGREES', column, type: 'nvarchar' }))
  if (!text.startsWith('select')) return []
  if (fault) throw fault
  return [DEGREE]
}

function oracle({ fault, hangs = false }: { fault?: Error; hangs?: boolean } = {}) {
  const [said, settings, events]: [Said[], object[], string[]] = [[], [], []]
  const driver: OracleDriver = {
    OUT_FORMAT_OBJECT: 4002,
    getConnection: async (given) => {
      settings.push(given)
      return {
        callTimeout: 0,
        async execute(text, values = []) {
          said.push({ text, values })
          if (hangs && text.startsWith('select')) await new Promise(() => undefined)
          return { rows: answerTo(text, fault).map((row) => ({ ...row })) }
        },
        rollback: async () => void events.push('rollback'),
        break: async () => void events.push('break'),
        close: async () => void events.push('close'),
      }
    },
  }
  return { open: openOracleLinks(driver), said, settings, events }
}

function sqlServer({ fault, hangs = false }: { fault?: Error; hangs?: boolean } = {}) {
  const [said, settings, events]: [Said[], object[], string[]] = [[], [], []]
  class Request {
    readonly text: string
    readonly values: string[] = []
    readonly done: ConstructorParameters<TediousDriver['Request']>[1]
    timeoutMs = 0
    constructor(text: string, done: ConstructorParameters<TediousDriver['Request']>[1]) {
      this.text = text
      this.done = done
    }
    addParameter(name: string, type: unknown, value: string) {
      expect([name, type]).toEqual([`p${this.values.push(value)}`, 'nvarchar'])
    }
    setTimeout(timeoutMs: number) {
      this.timeoutMs = timeoutMs
    }
  }
  class Connection {
    constructor(given: object) {
      settings.push(given)
    }
    connect(done: () => void) {
      done()
    }
    execSql({ text, values, done, timeoutMs }: Request) {
      said.push({ text, values })
      expect(timeoutMs).toBeGreaterThan(0)
      if (hangs && text.startsWith('select')) return
      try {
        const rows = answerTo(text, fault)
        done(
          null,
          rows.length,
          rows.map((row) => Object.entries(row).map(([colName, value]) => ({ value, metadata: { colName } }))),
        )
      } catch (error) {
        done(error instanceof Error ? error : new Error('no error'))
      }
    }
    execSqlBatch(request: Request) {
      this.execSql(request)
    }
    close() {
      events.push('close')
    }
    on(event: string) {
      events.push(`hears ${event}`)
    }
  }
  // Sound: what the link uses of the driver is here.
  const driver = { Connection, Request, TYPES: { NVarChar: 'nvarchar' } } as unknown as TediousDriver
  return { open: openSqlServerLinks(driver), said, settings, events }
}

function ask(
  dialect: 'oracle' | 'sqlserver',
  openLink: OpenLink,
  changes: { deadlineMs?: number; query?: string; ca?: string } = {},
) {
  const { deadlineMs = 5000, query = '', ca } = changes
  const connectionString = `${dialect}://reader:p%40ss@db.example.gr/REGDB${query}`
  return createConnector(
    { mode: 'view', dialect, connectionString, view: 'REG.V_DEGREES', ...(ca !== undefined && { ca }) },
    {
      http: () => Promise.reject(new Error('a view needs no HTTP')),
      deadlineMs,
      clock: { now: () => new Date() },
      openLink,
    },
  ).then((connector) => connector.find({ ssn: SSN }))
}

const found = { outcome: 'answered', records: [{ certificateID: 'A1', titleID: '77' }], flaws: [] }

describe('Oracle', () => {
  test('I2: is read in a transaction that changes nothing, its numbers written with a point', async () => {
    const { open, said, events } = oracle()
    expect(await ask('oracle', open)).toMatchObject(found)
    expect(said.map(({ text }) => text.split('\n')[0]?.slice(0, 46).trim())).toEqual([
      "alter session set nls_numeric_characters = '.,",
      'set transaction read only',
      'select owner as "schema", table_name as "view"',
      'select substr("CERTIFICATEID", 1, 200) as "cer',
    ])
    expect(said.at(-1)?.values).toEqual([SSN, SSN.slice(1)])
    expect(events).toEqual(['rollback'])
  })

  test('I2: is reached with TLS and its certificate looked at unless its address says otherwise', async () => {
    const { open, settings } = oracle()
    await ask('oracle', open, { ca: 'PEM' })
    await ask('oracle', open, { query: '?sslmode=require' })
    await ask('oracle', open, { query: '?sslmode=disable' })
    expect(settings).toMatchObject([
      {
        user: 'reader',
        password: 'p@ss',
        connectString: 'tcps://db.example.gr:1521/REGDB',
        sslServerDNMatch: true,
        walletContent: 'PEM',
      },
      { connectString: 'tcps://db.example.gr:1521/REGDB', sslServerDNMatch: false },
      { connectString: 'db.example.gr:1521/REGDB', connectTimeout: 5 },
    ])
  })

  test('Z3: that hangs is timed out and its connection broken off', async () => {
    const { open, events } = oracle({ hangs: true })
    expect(await ask('oracle', open, { deadlineMs: 50 })).toEqual({ outcome: 'timed-out' })
    expect(events).toEqual(expect.arrayContaining(['break', 'close']))
  })

  test.each([
    ['NJS-123', { outcome: 'timed-out' }],
    ['ORA-01031', { outcome: 'broken-answer', reason: 'refused' }],
    ['ORA-00942', { outcome: 'broken-answer', reason: 'envelope' }],
  ])('I8: %s', async (code, outcome) => {
    expect(await ask('oracle', oracle({ fault: Object.assign(new Error(`${code}: ${SSN}`), { code }) }).open)).toEqual(
      outcome,
    )
  })
})

describe('SQL Server', () => {
  test('I2: is read in a transaction that is rolled back, with a limit for locks and statements', async () => {
    const { open, said } = sqlServer()
    expect(await ask('sqlserver', open)).toMatchObject(found)
    expect(said.map(({ text }) => text.split('\n')[0]?.slice(0, 40).replace(/\d{4}/, 'n').trim())).toEqual([
      'set lock_timeout n; begin transaction',
      'select table_schema as [schema], table_n',
      'select top (50) left(cast([CERTIFICATEID',
      'if @@trancount > 0 rollback',
    ])
    expect(said[2]?.values).toEqual([SSN, SSN.slice(1), SSN, SSN.slice(1)])
  })

  test('I2: is reached with TLS and the intent to read only', async () => {
    const { open, settings } = sqlServer()
    await ask('sqlserver', open, { ca: 'PEM' })
    await ask('sqlserver', open, { query: '?sslmode=disable' })
    expect(settings).toMatchObject([
      {
        server: 'db.example.gr',
        authentication: { options: { userName: 'reader', password: 'p@ss' } },
        options: {
          ...{ port: 1433, database: 'REGDB', encrypt: true, trustServerCertificate: false, readOnlyIntent: true },
          cryptoCredentialsDetails: { ca: 'PEM' },
        },
      },
      { options: { encrypt: false } },
    ])
  })

  test('Z3: that hangs is timed out and its connection closed', async () => {
    const { open, events } = sqlServer({ hangs: true })
    expect(await ask('sqlserver', open, { deadlineMs: 50 })).toEqual({ outcome: 'timed-out' })
    expect(events).toContain('close')
  })

  test.each([
    ['ETIMEOUT', undefined, { outcome: 'timed-out' }],
    ['EREQUEST', 229, { outcome: 'broken-answer', reason: 'refused' }],
    ['EREQUEST', 208, { outcome: 'broken-answer', reason: 'envelope' }],
  ])('I8: %s %s', async (code, number, outcome) => {
    const { open } = sqlServer({ fault: Object.assign(new Error(`text with ${SSN}`), { code, number }) })
    expect(await ask('sqlserver', open)).toEqual(outcome)
  })
})

test('I1: a database whose driver is not installed says in both languages which package is missing', async () => {
  // Neither is among the dependencies: they are for institutions that have such a database.
  const isMissing = await loadDriver('oracledb').then(
    () => false,
    () => true,
  )
  if (!isMissing) return
  const connection = { mode: 'view', dialect: 'oracle', connectionString: 'oracle://u@db/x', view: 'V' } as const
  const options = { http: () => Promise.reject(new Error()), deadlineMs: 100, clock: { now: () => new Date() } }
  const refusal = await createConnector(connection, options).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DriverMissing)
  expect(refusal).toMatchObject({
    texts: {
      el: expect.stringMatching(/χρειάζεται το πακέτο oracledb/),
      en: expect.stringMatching(/needs the package oracledb/),
    },
  })
})
