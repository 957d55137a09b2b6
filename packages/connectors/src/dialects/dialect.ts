import type { ViewFailure } from '../source-answer.ts'

/** The databases whose views are read. */
export type DialectName = 'postgresql' | 'mysql' | 'oracle' | 'sqlserver'

/** How a column's values are compared; `padded` is text of fixed length, `other` goes through its text. */
export type ColumnType = 'text' | 'padded' | 'integer' | 'decimal' | 'float' | 'other'

/** A column of the institution's view, under the name that it really has. */
export type ViewColumn = { readonly column: string; readonly type: ColumnType; readonly declared: string }

/** Takes a value as a parameter and gives what stands for it in the statement. */
export type Bind = (value: string) => string

/** How one kind of database is spoken to. Nothing here contacts it. */
export type ViewDialect = {
  readonly name: DialectName
  /** The protocols of its addresses, with their colon. */
  readonly protocols: readonly string[]
  readonly port: number
  quote(identifier: string): string
  /** What stands for the parameter at this position, the first being 1. */
  placeholder(position: number): string
  /**
   * The SELECT that lists the columns of a view: `schema`, `view`, `column`, `type` in lower case. The view as configured comes
   * first, then any other case of its name; only the first view counts.
   */
  catalog(view: string, schema: string, bind: Bind): string
  typeOf(declared: string): ColumnType
  /** A column's value as text, cut after so many characters. */
  textOf(column: ViewColumn, characters: number): string
  /** That a column has exactly one of the values, in the column's own type so that its index serves. */
  isAnyOf(column: ViewColumn, values: readonly string[], bind: Bind): string
  /** `select <columns> <rest>`, cut after so many rows. */
  atMost(rows: number, columns: string, rest: string): string
  /** What its error codes mean, looked through in order. */
  readonly failures: readonly (readonly [RegExp, ViewFailure])[]
}

/** The type of a declared one in a table of patterns; `other` when none fits. */
export function typeIn(table: readonly (readonly [RegExp, ColumnType])[], declared: string): ColumnType {
  return table.find(([pattern]) => pattern.test(declared))?.[1] ?? 'other'
}

/** `in (…)` over the values, each as `cast` writes its placeholder. */
export function among(values: readonly string[], bind: Bind, cast: (placeholder: string) => string): string {
  return `in (${values.map((value) => cast(bind(value))).join(', ')})`
}
