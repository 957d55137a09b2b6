/** A database of an institution in a test, and what it says otherwise than the others. */
export type ViewServer = {
  readonly connectionString: string
  /** Runs statements, separated by semicolons, as an account that may do everything. Names in double quotes are names. */
  execute(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  close(): Promise<void>
  /** The statement that makes a schema, its name quoted. */
  readonly createSchema: string
  /** An expression that takes two seconds and is null or not. */
  readonly slow: string
  /** The statement that makes the function `write_one()`, which writes a row into `written` and returns '1'. */
  readonly createWriter: string
}
