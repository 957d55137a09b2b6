import type { AskedField } from './degree-query.ts'
import type { ColumnType, ViewDialect } from './dialects/dialect.ts'
import { parameters } from './parameters.ts'
import type { ViewDefinition } from './view-definition.ts'

/** One parametrised SELECT. */
export type ViewQuery = { readonly text: string; readonly values: readonly string[] }

/** More than ten records never belong to one person; fifty show that an answer is broader than the question. */
const MAX_ROWS = 50
/** More titles than any institution has documented. */
const MAX_TITLES = 20_000
/** Longer than any field: a longer value is cut here and then refused as too long. */
const MAX_CHARACTERS = 200

const NUMBER_TEXTS: Partial<Record<ColumnType, RegExp>> = {
  integer: /^\d{1,18}$/,
  // No more digits than the least of the four databases holds.
  decimal: /^\d{1,20}(\.\d{1,18})?$/,
  float: /^\d{1,40}(\.\d{1,40})?$/,
}

/** Whether a value can be in a column of this type: letters are in no numeric one. */
export function couldHold(type: ColumnType, value: string): boolean {
  return NUMBER_TEXTS[type]?.test(value) ?? true
}

/** The name of the view as its database wants it. */
export function viewName({ quote }: ViewDialect, { schema, view }: ViewDefinition): string {
  return `${quote(schema)}.${quote(view)}`
}

// A numeric column, or one filled from it, has lost the leading zeros of a person's number.
function spellingsOf({ name, value }: AskedField): string[] {
  return name === 'ssn' || name === 'tin' ? [...new Set([value, value.replace(/^0+(?=\d)/, '')])] : [value]
}

/** The columns of the view as texts under the names of their fields. */
export function selectedFields(dialect: ViewDialect, { columns }: Pick<ViewDefinition, 'columns'>): string {
  return [...columns]
    .map(([name, column]) => `${dialect.textOf(column, MAX_CHARACTERS)} as ${dialect.quote(name)}`)
    .join(', ')
}

/**
 * The SELECT for all asked values; `nothing` when a value cannot be in its column, e.g. letters in a numeric one; null when
 * the view lacks an asked column. Identifiers come from the catalogue and are quoted, values are parameters.
 */
export function selectDegrees(
  dialect: ViewDialect,
  view: ViewDefinition,
  asked: readonly AskedField[],
): ViewQuery | 'nothing' | null {
  const { values, bind } = parameters(dialect)
  const conditions: string[] = []
  for (const field of asked) {
    const column = view.columns.get(field.name)
    if (column === undefined) return null
    const spellings = spellingsOf(field).filter((text) => couldHold(column.type, text))
    if (spellings.length === 0) return 'nothing'
    conditions.push(dialect.isAnyOf(column, spellings, bind))
  }
  const rest = `from ${viewName(dialect, view)} where ${conditions.join(' and ')}`
  return { text: dialect.atMost(MAX_ROWS, selectedFields(dialect, view), rest), values }
}

/** The SELECT that counts the valid degrees of each title; null when the view lacks what it takes. */
export function selectCounts(dialect: ViewDialect, view: ViewDefinition): ViewQuery | null {
  const [title, status] = [view.columns.get('titleID'), view.columns.get('status')]
  if (title === undefined || status === undefined) return null
  const code = `ltrim(rtrim(${dialect.textOf(title, MAX_CHARACTERS)}))`
  const isValid = `lower(ltrim(rtrim(${dialect.textOf(status, MAX_CHARACTERS)}))) = 'valid'`
  const columns = `${code} as ${dialect.quote('title')}, count(*) as ${dialect.quote('degrees')}`
  const rest = `from ${viewName(dialect, view)} where ${isValid} group by ${code}`
  return { text: dialect.atMost(MAX_TITLES, columns, rest), values: [] }
}
