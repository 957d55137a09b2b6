import { broken } from '../source-answer.ts'
import { among, type ColumnType, typeIn, type ViewDialect } from './dialect.ts'

const TYPES: readonly (readonly [RegExp, ColumnType])[] = [
  [/^((var)?char|(tiny|medium|long)?text|enum|set)\b/, 'text'],
  [/^(\w*int|year)$/, 'integer'],
  [/^decimal$/, 'decimal'],
  [/^(float|double)$/, 'float'],
]
const quote = (identifier: string) => `\`${identifier.replaceAll('`', '``')}\``

// A text compared with a number becomes a float in MySQL, which loses digits.
const CASTS: Readonly<Record<'integer' | 'decimal' | 'float', (placeholder: string) => string>> = {
  integer: (placeholder) => `cast(${placeholder} as signed)`,
  decimal: (placeholder) => `cast(${placeholder} as decimal(65,30))`,
  float: (placeholder) => `(${placeholder} + 0e0)`,
}

const AS_UTF8 = (placeholder: string) => `convert(${placeholder} using utf8mb4)`

// In the column's own character set and collation: in any other its index would not serve, or the two not be compared at all.
function asColumn(declared: string): (placeholder: string) => string {
  const [, charset, collation] = /^\w+ (\w+) (\w+)$/.exec(declared) ?? []
  if (charset === undefined) return (placeholder) => placeholder
  return (placeholder) => `convert(${placeholder} using ${charset}) collate ${collation}`
}

/** MySQL, 5.7 and later, and MariaDB, 10.2 and later. */
export const mysql: ViewDialect = {
  name: 'mysql',
  protocols: ['mysql:', 'mariadb:'],
  port: 3306,
  quote,
  placeholder: () => '?',
  catalog: (view, schema, bind) =>
    `select table_schema as ${quote('schema')}, table_name as ${quote('view')}, column_name as ${quote('column')},
      concat_ws(' ', lower(data_type), character_set_name, collation_name) as ${quote('type')}
    from information_schema.columns
    where lower(table_name) = lower(${bind(view)}) and lower(table_schema) = lower(coalesce(nullif(${bind(schema)}, ''), database()))
    order by binary table_name = binary ${bind(view)} desc, table_schema, table_name, ordinal_position`,
  typeOf: (declared) => typeIn(TYPES, declared),
  textOf: ({ column }, characters) => `left(cast(${quote(column)} as char), ${characters})`,
  isAnyOf: ({ column, type, declared }, values, bind) => {
    const name = quote(column)
    if (type === 'other') return `cast(${name} as char) collate utf8mb4_bin ${among(values, bind, AS_UTF8)}`
    if (type !== 'text' && type !== 'padded') return `${name} ${among(values, bind, CASTS[type])}`
    // The first finds by the index and ignores case and accents, as most collations do; the second is exact.
    const found = `${name} ${among(values, bind, asColumn(declared))}`
    return `${found} and convert(${name} using utf8mb4) collate utf8mb4_bin ${among(values, bind, AS_UTF8)}`
  },
  atMost: (rows, columns, rest) => `select ${columns} ${rest} limit ${rows}`,
  // Error numbers of both servers; 1969 is MariaDB's time limit, 3024 that of MySQL.
  failures: [
    [/ (1969|3024|1317|1205)$/, { outcome: 'timed-out' }],
    [/ (1044|1045|1049|1142|1143|1227|1370|1698|1862|3118|4151)$/, broken('refused')],
    [/ (1054|1146|1267|1271|1292|1356|1366|1525|1690|3854)$/, broken('envelope')],
  ],
}
