import { describe, expect, test } from 'vitest'
import { parameters } from '../parameters.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { selectCounts, selectDegrees } from '../view-query.ts'
import type { ColumnType, ViewColumn } from './dialect.ts'
import { VIEW_DIALECTS } from './dialects.ts'

const column = (name: string, type: ColumnType, declared: string): ViewColumn => ({ column: name, type, declared })

function viewOf(columns: ViewDefinition['columns']): ViewDefinition {
  return { schema: 'REGISTRY', view: 'V_DEGREES', columns, allColumns: [...columns.values()] }
}

const ORACLE = viewOf(
  new Map([
    ['certificateID', column('CERTIFICATEID', 'text', 'varchar2')],
    ['titleID', column('TITLEID', 'decimal', 'number')],
    ['status', column('STATUS', 'padded', 'char')],
    ['gradeValue', column('GRADEVALUE', 'float', 'float')],
    ['ssn', column('SSN', 'text', 'varchar2')],
    ['birthDate', column('BIRTHDATE', 'other', 'date')],
  ]),
)
const SQL_SERVER = viewOf(
  new Map([
    ['certificateID', column('CERTIFICATEID', 'text', 'nvarchar')],
    ['titleID', column('TITLEID', 'decimal', 'numeric')],
    ['status', column('STATUS', 'padded', 'char(20)')],
    ['gradeValue', column('GRADEVALUE', 'float', 'float')],
    ['ssn', column('SSN', 'text', 'varchar(11)')],
    ['birthYear', column('BIRTHYEAR', 'integer', 'smallint')],
  ]),
)
const ASKED = [
  { name: 'ssn', value: '01013099997' },
  { name: 'titleID', value: '77' },
] as const

describe('Oracle', () => {
  const { oracle } = VIEW_DIALECTS

  test('I2: is asked by one SELECT with parameters in its own types, all values coming as text', () => {
    expect(selectDegrees(oracle, ORACLE, ASKED)).toEqual({
      text: [
        'select substr("CERTIFICATEID", 1, 200) as "certificateID",',
        `regexp_replace(to_char(cast("TITLEID" as number), 'TM9'), '^(-?)[.]', '\\10.') as "titleID",`,
        'substr("STATUS", 1, 200) as "status",',
        `regexp_replace(to_char(cast("GRADEVALUE" as number), 'TM9'), '^(-?)[.]', '\\10.') as "gradeValue",`,
        'substr("SSN", 1, 200) as "ssn",',
        'to_char(substr("BIRTHDATE", 1, 200)) as "birthDate"',
        'from "REGISTRY"."V_DEGREES" where "SSN" in (:1, :2) and "TITLEID" in (to_number(:3))',
        'fetch first 50 rows only',
      ].join(' '),
      values: ['01013099997', '1013099997', '77'],
    })
  })

  test('I3: padded and other columns are compared without their padding and as text', () => {
    const asked = [
      { name: 'status', value: 'valid' },
      { name: 'birthDate', value: '19300101' },
    ] as const
    expect(selectDegrees(oracle, ORACLE, asked)).toMatchObject({
      text: expect.stringContaining(
        'where rtrim("STATUS") in (:1) and to_char(substr("BIRTHDATE", 1, 200)) in (:2) fetch',
      ),
      values: ['valid', '19300101'],
    })
    expect(selectDegrees(oracle, ORACLE, [{ name: 'titleID', value: "77 or '1'='1'" }])).toBe('nothing')
  })

  test('P2: counts by title', () => {
    expect(selectCounts(oracle, ORACLE)?.text).toBe(
      [
        `select ltrim(rtrim(regexp_replace(to_char(cast("TITLEID" as number), 'TM9'), '^(-?)[.]', '\\10.'))) as "title",`,
        `count(*) as "degrees" from "REGISTRY"."V_DEGREES" where lower(ltrim(rtrim(substr("STATUS", 1, 200)))) = 'valid'`,
        `group by ltrim(rtrim(regexp_replace(to_char(cast("TITLEID" as number), 'TM9'), '^(-?)[.]', '\\10.')))`,
        'fetch first 20000 rows only',
      ].join(' '),
    )
  })

  test('I2: the catalogue is asked with the parameters in the order in which the statement names them', () => {
    for (const [schema, values] of [
      ['', ['', 'v', 'v']],
      ['REG', ['REG', 'v', 'v']],
    ] as const) {
      const bound = parameters(oracle)
      const text = oracle.catalog('v', schema, bound.bind)
      expect([...text.matchAll(/:(\d)/g)].map(([, position]) => Number(position))).toEqual([1, 2, 3])
      expect(bound.values).toEqual(values)
    }
  })
})

describe('SQL Server', () => {
  const { sqlserver } = VIEW_DIALECTS

  test('I2: is asked by one SELECT with parameters cast to the column, then compared exactly', () => {
    expect(selectDegrees(sqlserver, SQL_SERVER, ASKED)).toEqual({
      text: [
        'select top (50) left(cast([CERTIFICATEID] as nvarchar(4000)), 200) as [certificateID],',
        'left(cast([TITLEID] as nvarchar(4000)), 200) as [titleID],',
        'left(cast([STATUS] as nvarchar(4000)), 200) as [status],',
        "format([GRADEVALUE], 'G15', 'en-US') as [gradeValue],",
        'left(cast([SSN] as nvarchar(4000)), 200) as [ssn],',
        'left(cast([BIRTHYEAR] as nvarchar(4000)), 200) as [birthYear]',
        'from [REGISTRY].[V_DEGREES] where [SSN] in (cast(@p3 as varchar(11)), cast(@p4 as varchar(11)))',
        'and cast([SSN] as nvarchar(4000)) collate Latin1_General_BIN2 in (@p1, @p2)',
        'and [TITLEID] in (cast(@p5 as decimal(38,18)))',
      ].join(' '),
      values: ['01013099997', '1013099997', '01013099997', '1013099997', '77'],
    })
  })

  test('I3: names in brackets end only where they end', () => {
    expect(sqlserver.quote('a]; drop table x; --')).toBe('[a]]; drop table x; --]')
    expect(VIEW_DIALECTS.mysql.quote('a`b')).toBe('`a``b`')
    expect(VIEW_DIALECTS.postgresql.quote('a"b')).toBe('"a""b"')
  })

  test('I3: a year is compared as a number, national text as it is', () => {
    const asked = [
      { name: 'birthYear', value: '1982' },
      { name: 'certificateID', value: 'A1' },
    ] as const
    expect(selectDegrees(sqlserver, SQL_SERVER, asked)).toMatchObject({
      text: expect.stringMatching(
        /where \[BIRTHYEAR\] in \(cast\(@p1 as bigint\)\) and \[CERTIFICATEID\] in \(@p3\) and .* in \(@p2\)$/,
      ),
    })
  })
})

test.each([
  ['postgresql', { varchar: 'text', int8: 'integer', numeric: 'decimal', float8: 'float', date: 'other' }],
  [
    'mysql',
    {
      'varchar greek greek_general_ci': 'text',
      'longtext utf8mb4 utf8mb4_bin': 'text',
      bigint: 'integer',
      mediumint: 'integer',
      decimal: 'decimal',
      double: 'float',
      date: 'other',
      varbinary: 'other',
    },
  ],
  [
    'oracle',
    { varchar2: 'text', nchar: 'padded', number: 'decimal', binary_double: 'float', date: 'other', clob: 'other' },
  ],
  [
    'sqlserver',
    { 'varchar(25)': 'text', nchar: 'padded', numeric: 'decimal', int: 'integer', real: 'float', ntext: 'other' },
  ],
] as const)('I2: %s: the types of columns, in either reading', (name, types) => {
  for (const [declared, type] of Object.entries(types))
    expect(VIEW_DIALECTS[name].typeOf(declared), declared).toBe(type)
})
