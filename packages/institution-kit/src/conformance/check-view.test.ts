import { DEGREE_FIELDS } from '@perga/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasMariadb, startMariadb } from '../../../../tests/support/mariadb-server.ts'
import { postgresqlPrograms, startCluster } from '../../../../tests/support/postgresql-cluster.ts'
import { serveMariadb, servePostgresql } from '../../../connectors/src/testing/institution-view.ts'
import type { ViewServer } from '../../../connectors/src/testing/view-server.ts'
import { placeholderColumn } from '../view/dialects.ts'
import { writeView } from '../view/write-view.ts'
import { Unreachable } from './check-conformance.ts'
import { checkView, VIEW_RULES } from './check-view.ts'
import { printHtmlReport } from './print-html-report.ts'
import { badgeOf, printTextReport } from './print-text-report.ts'
import { progressBar } from './show-progress.ts'

/** A table as an institution has it: the kit’s placeholders, its dates as dates. */
const TYPES: Readonly<Record<string, string>> = {
  date: 'date',
  grade: 'numeric(4,3)',
  year: 'smallint',
  gender: 'smallint',
}
const CREATE = `create table student_degrees (${DEGREE_FIELDS.map((field) => `${placeholderColumn(field.name)} ${TYPES[field.rule] ?? 'varchar(80)'}`).join(', ')})`

const ROW: Readonly<Record<string, string>> = {
  certificate_id: 'CERT1',
  title_id: '100',
  grade_value: '0.811',
  date_issued: '2020-07-01',
  status: 'valid',
  status_date: '2020-07-01',
  ssn: '01019000122',
  ssn_country: 'GR',
  tin: '090000045',
  tin_country: 'GR',
  first_name_el: 'Απόρρητη',
  first_name_en: 'Aporriti',
  last_name_el: 'Μυστική',
  last_name_en: 'Mystiki',
  birth_year: '1990',
  gender: '2',
}
const insert = (changes: Readonly<Record<string, string>>) => {
  const row = { ...ROW, ...changes }
  return `insert into student_degrees (${Object.keys(row).join(', ')}) values (${Object.values(row)
    .map((value) => `'${value}'`)
    .join(', ')})`
}

type Prepared = { server: ViewServer; reader: string }

async function preparePostgresql(): Promise<Prepared> {
  const { url, stop } = await startCluster()
  const server = await servePostgresql({ url: url('postgres'), stop })
  await server.execute(`${CREATE}; ${writeView('postgresql')}`)
  return { server, reader: server.connectionString.replace('perga@', 'perga_reader@') }
}

async function prepareMariadb(): Promise<Prepared> {
  const server = await serveMariadb(await startMariadb())
  const asReader = "create user 'perga_reader'@'%' identified by 'secret-word'"
  await server.execute(`${CREATE}; ${asReader}; ${writeView('mysql')}`)
  return { server, reader: server.connectionString.replace('perga:perga', 'perga_reader:secret-word') }
}

const SERVERS = [
  { name: 'PostgreSQL', isThere: postgresqlPrograms() !== null, prepare: preparePostgresql },
  { name: 'MariaDB', isThere: hasMariadb(), prepare: prepareMariadb },
]
for (const { name } of SERVERS.filter(({ isThere }) => !isThere))
  console.warn(`SKIPPED: ${name} is not installed, its view is not checked in these tests`)

describe.each(SERVERS.filter(({ isThere }) => isThere))('the check of a view of $name', ({ name, prepare }) => {
  let server: ViewServer
  let reader = ''
  beforeAll(async () => {
    const prepared = await prepare()
    server = prepared.server
    reader = prepared.reader
    await server.execute(insert({}))
    await server.execute(insert({ certificate_id: 'CERT2', status: 'revoked', ssn: '24058202672' }))
  }, 120_000)
  afterAll(() => server?.close())

  const check = (changes: { view?: string; connectionString?: string } = {}) =>
    checkView(
      { connectionString: reader, view: name === 'MariaDB' ? 'V_DEGREES' : 'v_degrees', ...changes },
      { timeoutMilliseconds: 10_000, now: () => new Date() },
    )
  /** The rules that do not pass for this view. */
  async function besidesPassed(view: string) {
    const { rules } = await check({ view })
    return Object.fromEntries(rules.flatMap(({ id, verdict }) => (verdict === 'passed' ? [] : [[id, verdict]])))
  }
  /** Makes a view that its reader may read. */
  async function makeView(view: string, select: string) {
    await server.execute(`create view ${view} as ${select}`)
    await server.execute(`grant select on ${view} to ${name === 'MariaDB' ? "'perga_reader'@'%'" : 'perga_reader'}`)
  }
  const columns = (changes: Readonly<Record<string, string | null>>) =>
    DEGREE_FIELDS.flatMap(({ column }) => {
      const expression = changes[column] === undefined ? column : changes[column]
      return expression === null ? [] : [/ as [A-Z]+$/.test(expression) ? expression : `${expression} as ${column}`]
    }).join(', ')
  const source = name === 'MariaDB' ? 'V_DEGREES' : 'v_degrees'

  test('I9: the view of the kit, read by the account of the kit, conforms', async () => {
    const report = await check()
    const besides = report.rules.filter(({ verdict }) => verdict !== 'passed')
    // The connection stays on this machine.
    expect(besides.map(({ id, evidence }) => [id, evidence.en])).toEqual([
      ['encrypted', 'without TLS: for a private network only'],
    ])
    expect(report.outcome).toBe('conforms')
    expect(badgeOf(report, 'en')).toBe(
      `[ CONFORMS | Passed: ${VIEW_RULES.length - 1} | Failed: 0 | Advice: 1 | Not tested: 0 ]`,
    )
  })

  test('I2: 27 columns, the other type list and the extra E are accepted', async () => {
    const numbers = { GRADEVALUE: 'cast(GRADEVALUE as decimal(5,3))', TITLEID: 'cast(TITLEID as decimal(10,0))' }
    await makeView(
      'v_27',
      `select ${columns({ ...numbers, SYSTEMID: null, MIDDLENAMEEN: 'MIDDLENAMEEN as MIDDLENAMEEEN' })} from ${source}`,
    )
    expect(await besidesPassed('v_27')).toEqual({
      encrypted: 'advice',
      'nothing-else': 'advice',
      'column-names': 'advice',
    })
  })

  test('I2: wrong and missing columns are named', async () => {
    const wrong = {
      CITIZENSHIP: null,
      FATHERNAMEEL: null,
      DATEISSUED: 'current_date',
      SSN: 'cast(SSN as decimal(11,0))',
    }
    await makeView('v_wrong', `select ${columns(wrong)}, 'x' as HOMEPAGE from ${source}`)
    const { rules } = await check({ view: 'v_wrong' })
    const evidence = Object.fromEntries(rules.map(({ id, evidence }) => [id, evidence.en]))
    expect(evidence['all-columns']).toBe('missing: FATHERNAMEEL, CITIZENSHIP')
    expect(evidence['column-types']).toBe('DATEISSUED (date)')
    expect(evidence['column-count']).toMatch(/^other columns: homepage$/i)
    expect(evidence['numbers-of-persons']).toBe('numbers: SSN')
    expect(await besidesPassed('v_wrong')).toMatchObject({ 'all-columns': 'failed', types: 'failed' })
  })

  test('I9: bad values, doubled degrees and unknown statuses are counted and never shown', async () => {
    const bad = { STATUS: "'Ισχύει'", GRADEVALUE: '9.87', LASTNAMEEN: "''" }
    await makeView('v_bad', `select ${columns(bad)} from ${source} union all select ${columns(bad)} from ${source}`)
    const report = await check({ view: 'v_bad' })
    const found = Object.fromEntries(report.rules.map(({ id, verdict }) => [id, verdict]))
    const failed = [
      'grade',
      'status',
      'mandatory',
      'unique-in-view',
      'statuses-in-view',
      'mandatory-in-view',
      'find-by-key',
    ]
    expect(failed.filter((id) => found[id] !== 'failed')).toEqual([])
    const texts = [JSON.stringify(report), printTextReport(report, 'el'), printHtmlReport(report, 'en')].join('\n')
    const secrets = [
      'Απόρρητη',
      'Μυστική',
      'CERT1',
      '01019000122',
      '090000045',
      'Ισχύει',
      '9.87',
      'secret-word',
      'perga_reader',
    ]
    expect(secrets.filter((value) => texts.includes(value))).toEqual([])
  })

  test('I9: an account that may change what it reads, or see more, is found', async () => {
    const owner =
      name === 'MariaDB'
        ? reader.replace('perga_reader:secret-word', 'perga:perga')
        : reader.replace('perga_reader', 'perga')
    const { rules } = await check({ connectionString: owner })
    const verdicts = Object.fromEntries(rules.map(({ id, verdict }) => [id, verdict]))
    expect(verdicts).toMatchObject({ 'reads-only': 'failed', 'nothing-else': 'advice' })
  })

  test('I9: an empty view is not fully checked, an absent one does not conform', async () => {
    await makeView('v_empty', `select ${columns({})} from ${source} where 1 = 0`)
    expect((await check({ view: 'v_empty' })).outcome).toBe('incomplete')
    const absent = await check({ view: 'v_absent' })
    expect(absent.outcome).toBe('does-not-conform')
    expect(absent.rules.find(({ id }) => id === 'view-found')?.verdict).toBe('failed')
  })

  test('I9: a database that cannot be entered is told as such, its address not', async () => {
    const nobody = reader.replace('perga_reader', 'nobody')
    await expect(check({ connectionString: nobody })).rejects.toThrow(Unreachable)
    await expect(check({ connectionString: nobody })).rejects.toThrow(/refused the account/)
    const nowhere = reader.replace(/:\d+\//, ':1/')
    await expect(check({ connectionString: nowhere })).rejects.toThrow(/cannot be reached/)
  })
})

test('I9: the rules of a view speak both languages and have names of their own', () => {
  expect(new Set(VIEW_RULES.map(({ id }) => id)).size).toBe(VIEW_RULES.length)
  for (const { title, mend } of VIEW_RULES)
    for (const text of [title, mend]) {
      expect(text.el).toMatch(/[α-ωά-ώ]/)
      expect(text.en).not.toMatch(/[α-ωά-ώ]/)
    }
})

test('I9: progress is a bar on a terminal and nothing elsewhere', () => {
  const said: string[] = []
  const write = (text: string) => said.push(text)
  progressBar({ isTTY: true, write })(10, 40)
  progressBar({ write })(1, 2)
  expect(said).toEqual(['\r[########----------------------] 10/40'])
})
