import { DEGREE_FIELDS } from '@perga/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasMariadb, startMariadb } from '../../../../tests/support/mariadb-server.ts'
import { postgresqlPrograms, startCluster } from '../../../../tests/support/postgresql-cluster.ts'
import { serveMariadb, servePostgresql } from '../../../connectors/src/testing/institution-view.ts'
import type { ViewServer } from '../../../connectors/src/testing/view-server.ts'
import { answerDegreeQuery } from '../answer-degree-query.ts'
import { readDegreeQuery } from '../degree-query.ts'
import type { DegreeRow } from '../degree-row.ts'
import type { Filter } from '../ldap-filter/filter.ts'
import { printFilter } from '../ldap-filter/print.ts'
import { inMemoryRecords } from './record-source.ts'
import { SqlTableError, sqlRecords } from './sql-records.ts'

const NAMES = ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπας', "Ο'Νηλ", 'Μαΐου', 'Ζ%_|', null, 'Ω;--']
const FIELDS = [
  'certificateID',
  'titleID',
  'lastNameEl',
  'status',
  'dateIssued',
  'gradeValue',
  'birthYear',
  'ssn',
] as const
const ROWS: readonly DegreeRow[] = Array.from({ length: 24 }, (_, index) => ({
  certificateID: `C${index}`,
  titleID: String(index % 3),
  lastNameEl: NAMES[index % NAMES.length] ?? null,
  status: index % 5 === 0 ? 'revoked' : 'valid',
  dateIssued: index % 4 === 0 ? null : `200${index % 9}0630`,
  gradeValue: index % 6 === 0 ? null : index / 32,
  birthYear: 1970 + index,
  ssn: `0101300${String(index).padStart(4, '0')}`,
}))
const CREATE = `create table student_degrees (cert_no varchar(25) primary key, title_id integer, last_name_el varchar(45),
  status varchar(20), date_issued varchar(8), gradevalue double precision, birth_year numeric(4,0), ssn varchar(11),
  password varchar(20))`
/** The statement that writes a row. */
const insertOf = (row: DegreeRow) => {
  const values = FIELDS.map((name) => (row[name] === null ? 'null' : `'${String(row[name]).replaceAll("'", "''")}'`))
  return `insert into student_degrees values (${values.join(', ')}, 'secret')`
}

async function startPostgresql(): Promise<ViewServer> {
  const { url, stop } = await startCluster()
  return servePostgresql({ url: url('postgres'), stop })
}

const SERVERS = [
  { name: 'PostgreSQL', isThere: postgresqlPrograms() !== null, serve: startPostgresql },
  { name: 'MariaDB', isThere: hasMariadb(), serve: async () => serveMariadb(await startMariadb()) },
]
for (const { name } of SERVERS.filter(({ isThere }) => !isThere))
  console.warn(`SKIPPED: ${name} is not installed, its tables are not served in these tests`)

const value = fc.constantFrom(
  ...[
    'C1',
    'c1',
    '1',
    '01',
    '0.5',
    '0.50',
    '1975',
    'x',
    'valid',
    'VALID',
    'παπασ',
    'Παπάς',
    'ΠΑΠΑΔΟΠΟΥΛΟΣ',
    '20020630',
    'ο',
  ],
  ...['%', '_', '|', '\\', "'", "Ο'ΝΗΛ", 'μαιου', '*', '01013000004', '-1', ';--'],
)
const attribute = fc.constantFrom(...FIELDS)
/** What the field holds in some row, whole or a part of it; now and then something else. */
const heldOrNot = (name: (typeof FIELDS)[number]) => {
  const held = ROWS.flatMap((row) => (row[name] === null ? [] : [String(row[name])]))
  const parts = held.flatMap((text) => [text.slice(0, 2), text.slice(-2), text.toLowerCase(), text.toUpperCase()])
  return fc.oneof(fc.constantFrom(...held), fc.constantFrom(...parts), value)
}
const comparison = attribute.chain((name) =>
  fc.record({
    type: fc.constantFrom('equal', 'approximate', 'greater-or-equal', 'less-or-equal'),
    attribute: fc.constant(name),
    value: heldOrNot(name),
  }),
)
const substring = attribute.chain((name) =>
  fc.record({
    type: fc.constant('substring'),
    attribute: fc.constant(name),
    initial: fc.oneof(fc.constant(''), heldOrNot(name)),
    any: fc.array(heldOrNot(name), { maxLength: 1 }),
    final: fc.oneof(fc.constant(''), heldOrNot(name)),
  }),
)
const isSubstring = ({ initial, any, final }: { initial: string; any: string[]; final: string }) =>
  !any.includes('') && (any.length > 0 || initial !== '' || final !== '')
const present = fc.record({ type: fc.constant('present'), attribute })
const condition = fc.letrec<{ filter: Filter<(typeof FIELDS)[number]> }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    ...[comparison, substring.filter(isSubstring), present],
    fc.record({ type: fc.constantFrom('and', 'or'), filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ type: fc.constant('not'), filter: tie('filter') }),
  ),
}))
const plainFields = fc
  .uniqueArray(
    attribute.chain((name) => fc.tuple(fc.constant(name), heldOrNot(name))),
    { minLength: 1, maxLength: 2, selector: ([name]) => name },
  )
  .map((fields) => Object.fromEntries(fields))

/** What sqlmap and filter injectors try first, and what breaks quoting. */
const PAYLOADS = [
  ...[
    "' OR '1'='1",
    "' OR 1=1 -- ",
    "') OR ('1'='1",
    '" OR ""="',
    '1 OR 1=1',
    "1' AND SLEEP(5)#",
    "';SELECT PG_SLEEP(5)--",
  ],
  ...[
    "' UNION SELECT password FROM student_degrees--",
    "'; DROP TABLE student_degrees; --",
    "' AND 1=CAST(version() AS int)--",
  ],
  ...[
    '`',
    '"',
    '\\',
    "\\'",
    "\\' OR 1=1 -- ",
    '%',
    '_%',
    '||',
    '$1',
    '?',
    ':1',
    '@p1',
    '/*',
    '*/',
    '#',
    '\u0000',
    'a\u0000b',
    '\ud800',
  ],
  ...[
    '*',
    '*)(certificateID=*',
    ')(|(certificateID=*))',
    '*))(|(status=*',
    'x)(!(status=x)',
    '(certificateID=*)',
    '\\2a',
    '\uFF07 OR 1=1',
  ],
  ...[
    "x' AND EXTRACTVALUE(1,CONCAT(0x7e,VERSION()))-- ",
    "x'||(SELECT password)||'",
    '{"$gt":""}',
    '$'.concat('{7*7}'),
    '1e309',
    '-0',
    '9'.repeat(400),
  ],
]

describe.each(SERVERS.filter(({ isThere }) => isThere))('the reference API over a table of $name', ({ serve }) => {
  let server: ViewServer
  let records: Awaited<ReturnType<typeof sqlRecords>>
  const memory = inMemoryRecords(() => ROWS)
  const idsOf = (rows: readonly DegreeRow[]) => rows.map((row) => String(row.certificateID)).sort()
  const settings = () => ({
    connectionString: server.connectionString,
    table: 'student_degrees',
    columns: { certificateID: 'cert_no' },
  })
  const ask = (request: object) =>
    answerDegreeQuery(JSON.stringify({ token: 'k', ...request }), { records, securityKey: 'k', random: Math.random })

  beforeAll(async () => {
    server = await serve()
    await server.execute(CREATE)
    for (const row of ROWS) await server.execute(insertOf(row))
    records = await sqlRecords(settings())
  }, 120_000)
  afterAll(async () => {
    await records?.close()
    await server?.close()
  })

  test('I3: a filter selects in SQL what it selects in memory', async () => {
    await fc.assert(
      fc.asyncProperty(condition.filter, async (filter) => {
        const query = readDegreeQuery({ filter: printFilter(filter) })
        expect(idsOf(await records.find(query))).toEqual(idsOf(await memory.find(query)))
      }),
      // 01 is another identifier than 1, also where the column holds numbers.
      {
        numRuns: 600,
        examples: [
          [{ type: 'not', filter: { type: 'equal', attribute: 'titleID', value: '01' } }],
          // A mark of its own in the value is no letter to look for.
          [{ type: 'substring', attribute: 'lastNameEl', initial: '', any: ['ΜΑ\u03aa\u0301ΟΥ'], final: '' }],
        ],
      },
    )
  })

  test('I3: plain fields are a conjunction of exact matches', async () => {
    await fc.assert(
      fc.asyncProperty(plainFields, async (fields) => {
        const query = readDegreeQuery({ query: fields })
        expect(idsOf(await records.find(query))).toEqual(idsOf(await memory.find(query)))
      }),
      { numRuns: 200 },
    )
  })

  test('I3: (dateIssued=2002*) returns only 2002, and a number comes as a number', async () => {
    const { results } = await ask({ filter: '(dateIssued=2002*)' })
    expect(results.length).toBeGreaterThan(0)
    for (const row of results) expect(row).toMatchObject({ dateIssued: '20020630', birthYear: expect.any(Number) })
  })

  test('I4: of more matches ten are given, not always the same', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ filter: '(status=*)' })))
    for (const { results } of answers) expect(new Set(idsOf(results)).size).toBe(10)
    expect(new Set(answers.map(({ results }) => idsOf(results).join())).size).toBeGreaterThan(1)
  })

  test.each(PAYLOADS)('I3: %j finds nothing that it does not name', async (payload) => {
    for (const name of FIELDS) {
      const exact = await ask({ query: { [name]: payload } })
      expect(exact).toEqual({ results: [], error: null, success: true })
      const escaped = printFilter({ type: 'equal', attribute: name, value: payload.toWellFormed() })
      expect((await ask({ filter: escaped })).results).toEqual([])
      const { results, error } = await ask({ filter: `(&(status=valid)(${name}=${payload}))` })
      const isRead = inMemoryAnswer(`(&(status=valid)(${name}=${payload}))`)
      expect(error === null ? idsOf(results) : error).toEqual(await isRead)
    }
  })

  async function inMemoryAnswer(filter: string): Promise<unknown> {
    const answer = await answerDegreeQuery(JSON.stringify({ token: 'k', filter }), {
      records: memory,
      securityKey: 'k',
      random: () => 0,
    })
    if (answer.error !== null) return answer.error
    return answer.results.length === 10 ? expect.objectContaining({ length: 10 }) : idsOf(answer.results)
  }

  test('after all of that the table is as it was, and nothing but the fields ever leaves', async () => {
    expect(await server.execute("select count(*) as n from student_degrees where password = 'secret'")).toMatchObject([
      { n: expect.toSatisfy((count: unknown) => Number(count) === ROWS.length) },
    ])
    const { results } = await ask({ query: { certificateID: 'C1' } })
    expect(Object.keys(results[0] ?? {})).toEqual(DEGREE_FIELDS.map(({ name }) => name))
    expect(JSON.stringify(results)).not.toContain('secret')
  })

  test.each([
    ['a table that is not there', { table: 'absent' }, /not there/],
    ['a field that is none', { columns: { password: 'password' } }, /names a field that is none/],
    ['a column that is not there', { columns: { certificateID: 'cert_no', tin: 'tax' } }, /no column for tin/],
    ['a degree without its key', { columns: {} }, /need a column each/],
  ])('refuses %s before it serves', async (_case, changes, message) => {
    await expect(sqlRecords({ ...settings(), ...changes })).rejects.toThrow(SqlTableError)
    await expect(sqlRecords({ ...settings(), ...changes })).rejects.toThrow(message)
  })
})
