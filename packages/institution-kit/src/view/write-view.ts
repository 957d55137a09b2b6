import { DEGREE_FIELDS, type DegreeFieldName } from '@perga/domain'
import { columnType, DIALECTS, type Dialect, type DialectName, placeholderColumn } from './dialects.ts'

/** What the view is made from; everything has a placeholder until the institution says better. */
export type ViewSource = {
  name?: string
  /** What follows FROM; its columns are seen under the alias `d`. */
  from?: string
  /** SQL of a field where it is more than a column of that name. */
  expressions?: Partial<Record<DegreeFieldName, string>>
}

const HEADER = `-- Η όψη που διαβάζει η υπηρεσία. Αλλάξτε το FROM και τις στήλες του d στα δικά σας ονόματα.
-- The view that the service reads. Change the FROM and the columns of d to names of your own.
-- Ημερομηνίες ως κείμενο ΕΕΕΕΜΜΗΗ, βαθμός από 0 έως 1, κατάσταση valid ή revoked.
-- Dates as text YYYYMMDD, the grade from 0 to 1, the status valid or revoked.`

const GRANT_HEADER = `-- Λογαριασμός που διαβάζει μόνο την όψη. Ορίστε δικό σας κωδικό.
-- An account that reads the view alone. Set a password of your own.`

function expressionOf(
  field: (typeof DEGREE_FIELDS)[number],
  dialect: Dialect,
  expressions: ViewSource['expressions'],
): string {
  const column = `d.${placeholderColumn(field.name)}`
  return expressions?.[field.name] ?? (field.rule === 'date' ? dialect.basicDate(column) : column)
}

/** The SQL that creates the view of spec 2 §3.2 and a reader for it, in the words of one database. */
export function writeView(name: DialectName, source: ViewSource = {}): string {
  const dialect: Dialect = DIALECTS[name]
  const view = source.name ?? 'V_DEGREES'
  const columns = DEGREE_FIELDS.map(
    (field) =>
      `  CAST(${expressionOf(field, dialect, source.expressions)} AS ${columnType(field, dialect)}) AS ${field.column}`,
  )
  const select = `SELECT\n${columns.join(',\n')}\nFROM ${source.from ?? 'student_degrees d'}`
  return `${HEADER}\n${dialect.createView(view, select)}\n\n${GRANT_HEADER}\n${dialect.grant(view).join('\n')}\n`
}
