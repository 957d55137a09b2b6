import {
  columnSpellings,
  findView,
  openViewDatabase,
  parameters,
  selectedFields,
  type TextRow,
  type ViewColumn,
  type ViewDatabaseSettings,
  type ViewDefinition,
  type ViewDialect,
  type ViewReading,
  viewName,
} from '@perga/connectors'
import { DEGREE_FIELDS, type DegreeFieldName } from '@perga/domain'
import type { DegreeCondition } from '../degree-query.ts'
import { type DegreeRow, isDegreeField, matchingRuleOf } from '../degree-row.ts'
import { placeholderColumn } from '../view/dialects.ts'
import type { RecordSource } from './record-source.ts'
import { writeCondition } from './sql-condition.ts'
import { SQL_WORDS } from './sql-words.ts'

/** A table or view and the columns that hold the fields; those not named are found by the names of the specification. */
export type SqlTable = ViewDatabaseSettings & {
  table: string
  columns?: Readonly<Record<string, string>>
  timeoutMilliseconds?: number
}

/** The table is not there or not as the settings say; the message is for whoever set it up. */
export class SqlTableError extends Error {
  override name = 'SqlTableError'
}

/** So many rows are taken at random; ten of them are given. */
const MOST_ROWS = 50
const DEFAULT_TIMEOUT = 10_000

type SqlDialect = ViewDialect & { readonly name: keyof typeof SQL_WORDS }
const isServed = (dialect: ViewDialect): dialect is SqlDialect => dialect.name in SQL_WORDS

function columnOf(name: string, { allColumns }: ViewDefinition): ViewColumn | undefined {
  return allColumns.find(({ column }) => column.toLowerCase() === name.toLowerCase())
}

function columnsOf(table: ViewDefinition, named: Readonly<Record<string, string>>) {
  const unknown = Object.keys(named).find((field) => !isDegreeField(field))
  if (unknown !== undefined)
    throw new SqlTableError('The file of columns names a field that is none of the degree record.')
  const columns = new Map<DegreeFieldName, ViewColumn>()
  for (const field of DEGREE_FIELDS) {
    const given = named[field.name]
    const spellings = given === undefined ? [...columnSpellings(field), placeholderColumn(field.name)] : [given]
    const column = spellings.map((name) => columnOf(name, table)).find((found) => found !== undefined)
    if (column === undefined && given !== undefined) throw new SqlTableError(`There is no column for ${field.name}.`)
    if (column !== undefined) columns.set(field.name, column)
  }
  if (!columns.has('certificateID') || !columns.has('titleID'))
    throw new SqlTableError('certificateID and titleID need a column each.')
  return columns
}

function rowOf(row: TextRow): DegreeRow {
  const values = Object.entries(row).map(([name, text]) => {
    const isNumber = isDegreeField(name) && matchingRuleOf(name) === 'number' && /^-?\d+(\.\d+)?$/.test(text ?? '')
    return [name, isNumber ? Number(text) : text] as const
  })
  return Object.fromEntries(values)
}

async function lookAt(reading: ViewReading, settings: SqlTable) {
  const { dialect } = reading
  if (!isServed(dialect)) throw new SqlTableError('Tables of PostgreSQL, MySQL and MariaDB can be served.')
  const table = await findView(reading, settings.table)
  if (table === null) throw new SqlTableError('The table is not there, or its account may not read it.')
  const columns = columnsOf(table, settings.columns ?? {})
  return (condition: DegreeCondition) => {
    const { bind, values } = parameters(dialect)
    const rest = `from ${viewName(dialect, table)} where ${writeCondition(condition, { dialect, columns, bind })}`
    const order = `order by ${SQL_WORDS[dialect.name].random}`
    return { text: dialect.atMost(MOST_ROWS, selectedFields(dialect, { columns }), `${rest} ${order}`), values }
  }
}

/**
 * Degrees of a table or view, each question one parametrised SELECT that changes nothing and ends in time. The rows are looked at
 * once more here, so that none goes out that the question does not select. Rejects with `SqlTableError` when the table is not as
 * the settings say, and as its driver does.
 */
export async function sqlRecords(settings: SqlTable): Promise<RecordSource & { close(): Promise<void> }> {
  const timeout = settings.timeoutMilliseconds ?? DEFAULT_TIMEOUT
  const database = await openViewDatabase(settings, { deadlineMs: timeout })
  const read = <Result>(work: (reading: ViewReading) => Promise<Result>) =>
    database.read({ signal: AbortSignal.timeout(timeout), timeoutMs: () => timeout }, work)
  try {
    const selectFor = await read((reading) => lookAt(reading, settings))
    return {
      async find({ condition, matches }) {
        const { text, values } = selectFor(condition)
        const rows = await read(({ query }) => query(text, values))
        return rows.map(rowOf).filter(matches)
      },
      close: () => database.close(),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
