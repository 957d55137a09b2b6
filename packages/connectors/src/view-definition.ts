import { DEGREE_FIELDS, type DegreeFieldDefinition, type DegreeFieldName } from '@perga/domain'
import type { ClientBase } from 'pg'

/** How a column's values are compared: as text, as one of PostgreSQL's numbers, or through a cast to text. */
export type ComparisonType = 'text' | 'int8' | 'numeric' | 'float8' | 'cast'

/** A column of the institution's view, under the name that it really has. */
export type ViewColumn = { readonly column: string; readonly comparison: ComparisonType }

/** The view as the institution created it. */
export type ViewDefinition = {
  readonly schema: string
  readonly view: string
  readonly columns: ReadonlyMap<DegreeFieldName, ViewColumn>
}

// Created with quotes or without, in capitals or not: the name as configured comes first, then any other case of it.
const FIND_VIEW = `
  select n.nspname as schema, c.relname as view, a.attname as column, t.typcategory as category,
         coalesce(b.typname, t.typname) as type
  from (select c.oid, c.relname, c.relnamespace
        from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('v', 'm', 'r', 'p', 'f') and lower(c.relname) = lower($1)
          and case when $2 = '' then pg_catalog.pg_table_is_visible(c.oid) else lower(n.nspname) = lower($2) end
        order by c.relname = $1 desc, n.nspname = $2 desc, c.oid limit 1) c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_catalog.pg_type t on t.oid = a.atttypid
  left join pg_catalog.pg_type b on b.oid = t.typbasetype
  order by a.attnum`

type CatalogRow = { schema: string; view: string; column: string; category: string; type: string }

const NUMBER_TYPES: Readonly<Record<string, ComparisonType>> = {
  int2: 'int8',
  int4: 'int8',
  int8: 'int8',
  numeric: 'numeric',
  float4: 'float8',
  float8: 'float8',
}

function columnOf(field: DegreeFieldDefinition, rows: readonly CatalogRow[]): ViewColumn | null {
  for (const spelling of [field.column, ...(field.otherColumns ?? [])]) {
    const row = rows.find(({ column }) => column.toUpperCase() === spelling)
    if (row)
      return { column: row.column, comparison: row.category === 'S' ? 'text' : (NUMBER_TYPES[row.type] ?? 'cast') }
  }
  return null
}

/** Looks the view up in the catalogue, columns in any case and either spelling; null when it is not there. */
export async function findView(client: ClientBase, name: string): Promise<ViewDefinition | null> {
  const [view = '', schema = ''] = name.split('.').reverse()
  const { rows } = await client.query<CatalogRow>(FIND_VIEW, [view, schema])
  const [first] = rows
  if (first === undefined) return null
  const columns = DEGREE_FIELDS.flatMap((field) => {
    const column = columnOf(field, rows)
    return column === null ? [] : [[field.name, column] as const]
  })
  return { schema: first.schema, view: first.view, columns: new Map(columns) }
}
