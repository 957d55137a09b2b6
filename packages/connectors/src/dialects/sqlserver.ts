import { broken } from '../source-answer.ts'
import { among, type ColumnType, typeIn, type ViewDialect } from './dialect.ts'

const TYPES: readonly (readonly [RegExp, ColumnType])[] = [
  [/^n?varchar/, 'text'],
  [/^n?char/, 'padded'],
  [/int$/, 'integer'],
  [/^(decimal|numeric|money|smallmoney)$/, 'decimal'],
  [/^(float|real)$/, 'float'],
]
const quote = (identifier: string) => `[${identifier.replaceAll(']', ']]')}]`

const NUMBER_CASTS: Partial<Record<ColumnType, string>> = {
  integer: 'bigint',
  decimal: 'decimal(38,18)',
  float: 'float',
}

/** Microsoft SQL Server, 2014 and later. */
export const sqlserver: ViewDialect = {
  name: 'sqlserver',
  protocols: ['mssql:', 'sqlserver:'],
  port: 1433,
  quote,
  placeholder: (position) => `@p${position}`,
  catalog: (view, schema, bind) => {
    const [named, within] = [bind(view), bind(schema)]
    return `select table_schema as [schema], table_name as [view], column_name as [column], lower(data_type) + case
      when data_type in ('varchar', 'char') and character_maximum_length > 0
        then '(' + cast(character_maximum_length as varchar(10)) + ')'
      when data_type = 'varchar' then '(max)' else '' end as [type]
    from information_schema.columns
    where lower(table_name) = lower(${named}) and lower(table_schema) = lower(coalesce(nullif(${within}, ''), schema_name()))
    order by case when table_name = ${named} collate Latin1_General_BIN2 then 0 else 1 end, table_schema, table_name,
      ordinal_position`
  },
  typeOf: (declared) => typeIn(TYPES, declared),
  textOf: ({ column, type }, characters) => {
    const name = quote(column)
    // Cast to text a float keeps six digits only; this writes those that it has.
    if (type === 'float') return `format(${name}, 'G15', 'en-US')`
    return `left(cast(${name} as nvarchar(4000)), ${characters})`
  },
  isAnyOf: ({ column, type, declared }, values, bind) => {
    const name = quote(column)
    const number = NUMBER_CASTS[type]
    if (number !== undefined) return `${name} ${among(values, bind, (one) => `cast(${one} as ${number})`)}`
    const text = `cast(${name} as nvarchar(4000)) collate Latin1_General_BIN2`
    const exact = `${type === 'padded' ? `rtrim(${text})` : text} ${among(values, bind, (one) => one)}`
    if (type === 'other') return exact
    // The first finds by the index, which a parameter of another type than the column would bar, and mostly ignores case.
    const cast = (one: string) => (declared.startsWith('n') ? one : `cast(${one} as ${declared})`)
    return `${name} ${among(values, bind, cast)} and ${exact}`
  },
  atMost: (rows, columns, rest) => `select top (${rows}) ${columns} ${rest}`,
  failures: [
    [/^(ETIMEOUT|ECANCEL)| 1222$/, { outcome: 'timed-out' }],
    [/^ELOGIN| (229|230|262|916|4060|18452|18456|18470|18487|18488)$/, broken('refused')],
    [/ (207|208|241|242|245|248|457|468|4413|4502|8114|8115|8169)$/, broken('envelope')],
  ],
}
