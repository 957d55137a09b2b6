import { broken } from '../source-answer.ts'
import { among, type ColumnType, typeIn, type ViewDialect } from './dialect.ts'

const TYPES: readonly (readonly [RegExp, ColumnType])[] = [
  [/^n?varchar2?$/, 'text'],
  [/^n?char$/, 'padded'],
  [/^number$/, 'decimal'],
  [/^(float|binary_float|binary_double)$/, 'float'],
]
const quote = (identifier: string) => `"${identifier.replaceAll('"', '')}"`

/** Oracle Database, 12.1 and later. Its sessions write numbers with a point and dates as YYYY-MM-DD (`oracle-link.ts`). */
export const oracle: ViewDialect = {
  name: 'oracle',
  protocols: ['oracle:'],
  port: 1521,
  quote,
  placeholder: (position) => `:${position}`,
  // Without a schema the account's own comes first, then any other in which it may read a view of that name.
  catalog: (view, schema, bind) => {
    const within = bind(schema)
    const isWithin = schema === '' ? `${within} is null` : `lower(owner) = lower(${within})`
    return `select owner as "schema", table_name as "view", column_name as "column", lower(data_type) as "type"
    from all_tab_columns
    where ${isWithin} and lower(table_name) = lower(${bind(view)})
    order by case when owner = sys_context('USERENV', 'CURRENT_SCHEMA') then 0 else 1 end,
      case when table_name = ${bind(view)} then 0 else 1 end, owner, table_name, column_id`
  },
  typeOf: (declared) => typeIn(TYPES, declared),
  textOf: ({ column, type }, characters) => {
    const name = quote(column)
    if (type === 'text' || type === 'padded') return `substr(${name}, 1, ${characters})`
    if (type === 'other') return `to_char(substr(${name}, 1, ${characters}))`
    // TM9 writes all digits, and .811 for 0.811.
    return `regexp_replace(to_char(cast(${name} as number), 'TM9'), '^(-?)[.]', '\\10.')`
  },
  isAnyOf: ({ column, type }, values, bind) => {
    const name = quote(column)
    const isNumber = type !== 'text' && type !== 'padded' && type !== 'other'
    const list = among(values, bind, (one) => (isNumber ? `to_number(${one})` : one))
    if (type === 'other') return `to_char(substr(${name}, 1, 200)) ${list}`
    // A parameter is never padded, so a padded column would equal none.
    return type === 'padded' ? `rtrim(${name}) ${list}` : `${name} ${list}`
  },
  atMost: (rows, columns, rest) => `select ${columns} ${rest} fetch first ${rows} rows only`,
  failures: [
    [/^(ORA-(00051|01013|03136|03156|12170|12609|30006)|NJS-(123|510|040))/, { outcome: 'timed-out' }],
    [/^ORA-(00990|01005|01017|01031|01045|12505|12514|28000|28001|28009|28040)/, broken('refused')],
    [/^ORA-(00904|00932|00942|01722|01858|01861|04063|04091|06502|06550|06553|22835)/, broken('envelope')],
  ],
}
