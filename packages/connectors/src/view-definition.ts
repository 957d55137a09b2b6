import { DEGREE_FIELDS, type DegreeFieldDefinition, type DegreeFieldName } from '@perga/domain'
import type { ViewColumn } from './dialects/dialect.ts'
import { parameters } from './parameters.ts'
import type { ViewReading } from './view-database.ts'

/** The view as the institution created it: the columns that are fields of a degree, and all of them. */
export type ViewDefinition = {
  readonly schema: string
  readonly view: string
  readonly columns: ReadonlyMap<DegreeFieldName, ViewColumn>
  readonly allColumns: readonly ViewColumn[]
}

/** The spellings under which a field's column is known, the right one first. */
export function columnSpellings({ column, otherColumns = [] }: DegreeFieldDefinition): readonly string[] {
  return [column, ...otherColumns]
}

function columnOf(field: DegreeFieldDefinition, columns: readonly ViewColumn[]): ViewColumn | undefined {
  const spellings = columnSpellings(field)
  return spellings
    .map((spelling) => columns.find(({ column }) => column.toUpperCase() === spelling))
    .find((column) => column !== undefined)
}

/** Looks the view up in the catalogue, columns in any case and either spelling; null when it is not there. */
export async function findView({ dialect, query }: ViewReading, name: string): Promise<ViewDefinition | null> {
  const [view = '', schema = ''] = name.split('.').reverse()
  const { bind, values } = parameters(dialect)
  const rows = await query(dialect.catalog(view, schema, bind), values)
  const [first] = rows
  if (first === undefined) return null
  const allColumns = rows
    .filter((row) => row.schema === first.schema && row.view === first.view)
    .map(({ column, type }) => ({ column: column ?? '', declared: type ?? '', type: dialect.typeOf(type ?? '') }))
  const columns = DEGREE_FIELDS.flatMap((field) => {
    const column = columnOf(field, allColumns)
    return column === undefined ? [] : [[field.name, column] as const]
  })
  return { schema: first.schema ?? '', view: first.view ?? '', columns: new Map(columns), allColumns }
}
