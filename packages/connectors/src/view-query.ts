import type { AskedField } from './degree-query.ts'
import type { ComparisonType, ViewColumn, ViewDefinition } from './view-definition.ts'

/** One parametrised SELECT. */
export type ViewQuery = { readonly text: string; readonly values: string[][] }

/** More than ten records never belong to one person; fifty show that an answer is broader than the question. */
const MAX_ROWS = 50
/** More titles than any institution has documented. */
const MAX_TITLES = 20_000
/** Longer than any field: a longer value is cut here and then refused as too long. */
const MAX_CHARACTERS = 200

const NUMBER_TEXTS: Partial<Record<ComparisonType, RegExp>> = {
  int8: /^\d{1,18}$/,
  numeric: /^\d{1,40}(\.\d{1,40})?$/,
  float8: /^\d{1,40}(\.\d{1,40})?$/,
}

const quote = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`

// A numeric column, or one filled from it, has lost the leading zeros of a person's number.
function spellingsOf({ name, value }: AskedField): string[] {
  return name === 'ssn' || name === 'tin' ? [...new Set([value, value.replace(/^0+(?=\d)/, '')])] : [value]
}

function conditionOf({ column, comparison }: ViewColumn, parameter: number): string {
  if (comparison === 'cast') return `${quote(column)}::text = any($${parameter}::text[])`
  return `${quote(column)} = any($${parameter}::${comparison}[])`
}

/**
 * The SELECT for all asked values; `nothing` when a value cannot be in its column, e.g. letters in a numeric one; null when
 * the view lacks an asked column. Identifiers come from the catalogue and are quoted, values are parameters.
 */
export function selectDegrees(view: ViewDefinition, asked: readonly AskedField[]): ViewQuery | 'nothing' | null {
  const conditions: string[] = []
  const values: string[][] = []
  for (const field of asked) {
    const column = view.columns.get(field.name)
    if (column === undefined) return null
    const spellings = spellingsOf(field).filter((text) => NUMBER_TEXTS[column.comparison]?.test(text) ?? true)
    if (spellings.length === 0) return 'nothing'
    conditions.push(conditionOf(column, values.push(spellings)))
  }
  const selected = [...view.columns].map(
    ([name, { column }]) => `left(${quote(column)}::text, ${MAX_CHARACTERS}) as ${quote(name)}`,
  )
  const from = `${quote(view.schema)}.${quote(view.view)}`
  return {
    text: `select ${selected.join(', ')} from ${from} where ${conditions.join(' and ')} limit ${MAX_ROWS}`,
    values,
  }
}

/** The SELECT that counts the valid degrees of each title; null when the view lacks what it takes. */
export function selectCounts(view: ViewDefinition): { readonly text: string } | null {
  const [title, status] = [view.columns.get('titleID'), view.columns.get('status')]
  if (title === undefined || status === undefined) return null
  const from = `${quote(view.schema)}.${quote(view.view)}`
  const code = `left(btrim(${quote(title.column)}::text), ${MAX_CHARACTERS})`
  const isValid = `lower(btrim(${quote(status.column)}::text)) = 'valid'`
  return {
    text: `select ${code} as title, count(*) as degrees from ${from} where ${isValid} group by 1 limit ${MAX_TITLES}`,
  }
}
