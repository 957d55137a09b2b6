import { broken } from '../source-answer.ts'
import { among, type ColumnType, typeIn, type ViewDialect } from './dialect.ts'

const TYPES: readonly (readonly [RegExp, ColumnType])[] = [
  [/^(varchar|text|bpchar|char|name)$/, 'text'],
  [/^int[248]$/, 'integer'],
  [/^numeric$/, 'decimal'],
  [/^float[48]$/, 'float'],
]
const CASTS: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  padded: 'text',
  integer: 'int8',
  decimal: 'numeric',
  float: 'float8',
  other: 'text',
}
const quote = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`

/** PostgreSQL, 12 and later. */
export const postgresql: ViewDialect = {
  name: 'postgresql',
  protocols: ['postgresql:', 'postgres:'],
  port: 5432,
  quote,
  placeholder: (position) => `$${position}`,
  catalog: (view, schema, bind) => {
    const [named, within] = [`${bind(view)}::text`, `${bind(schema)}::text`]
    return `select n.nspname as schema, c.relname as view, a.attname as column, coalesce(b.typname, t.typname) as type
      from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_catalog.pg_type t on t.oid = a.atttypid
      left join pg_catalog.pg_type b on b.oid = nullif(t.typbasetype, 0)
      where c.relkind in ('v', 'm', 'r', 'p', 'f') and lower(c.relname) = lower(${named})
        and case when ${within} = '' then pg_catalog.pg_table_is_visible(c.oid) else lower(n.nspname) = lower(${within}) end
      order by c.relname = ${named} desc, n.nspname = ${within} desc, c.oid, a.attnum`
  },
  typeOf: (declared) => typeIn(TYPES, declared),
  textOf: ({ column }, characters) => `left(${quote(column)}::text, ${characters})`,
  isAnyOf: ({ column, type }, values, bind) =>
    `${quote(column)}${type === 'other' ? '::text' : ''} ${among(values, bind, (one) => `${one}::${CASTS[type]}`)}`,
  atMost: (rows, columns, rest) => `select ${columns} ${rest} limit ${rows}`,
  // SQLSTATE classes (PostgreSQL, appendix A): 28 authorization, 3D no such database, 42 wrong name, 22 wrong value.
  failures: [
    [/^57014/, { outcome: 'timed-out' }],
    [/^(28...|3D000|42501)/, broken('refused')],
    [/^(42|22)...(?!\d)/, broken('envelope')],
  ],
}
