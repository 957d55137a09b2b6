import { type LinkOptions, type TextRow, textOfValue, type ViewLink } from './view-link.ts'

type Cell = { readonly value: unknown; readonly metadata: { readonly colName: string } }
type TediousRequest = {
  addParameter(name: string, type: unknown, value: string): void
  setTimeout(timeoutMs: number): void
}
type TediousConnection = {
  connect(done: (error?: Error) => void): void
  execSql(request: TediousRequest): void
  execSqlBatch(request: TediousRequest): void
  close(): void
  on(event: 'error' | 'end', listener: () => void): unknown
}

/** What is used of `tedious` 18 and later. */
export type TediousDriver = {
  readonly Connection: new (settings: object) => TediousConnection
  readonly Request: new (
    text: string,
    done: (error: Error | null | undefined, count?: number, rows?: readonly (readonly Cell[])[]) => void,
  ) => TediousRequest
  readonly TYPES: { readonly NVarChar: unknown }
}

function settingsOf({ address, ca, timeoutMs }: LinkOptions): object {
  const { host, port, user, password, database, tls } = address
  return {
    server: host,
    authentication: { type: 'default', options: { userName: user, password } },
    options: {
      ...{ port, database },
      encrypt: tls !== 'none',
      trustServerCertificate: tls !== 'verified',
      ...(ca !== undefined && { cryptoCredentialsDetails: { ca } }),
      connectTimeout: timeoutMs,
      readOnlyIntent: true,
      rowCollectionOnRequestCompletion: true,
      appName: 'perga',
    },
  }
}

/** The time left and the statement under way of one connection. */
class SqlServerLink implements ViewLink {
  readonly #driver: TediousDriver
  readonly #connection: TediousConnection
  #timeoutMs: number

  constructor(driver: TediousDriver, connection: TediousConnection, timeoutMs: number) {
    this.#driver = driver
    this.#connection = connection
    this.#timeoutMs = timeoutMs
  }

  // SQL Server knows no read-only transaction: ours is rolled back, whatever it held.
  async begin(timeoutMs: number): Promise<void> {
    this.#timeoutMs = timeoutMs
    await this.#run(`set lock_timeout ${timeoutMs}; begin transaction`, null)
  }

  query(text: string, values: readonly string[]): Promise<TextRow[]> {
    return this.#run(text, values)
  }

  async end(): Promise<void> {
    await this.#run('if @@trancount > 0 rollback', null)
  }

  destroy(): void {
    this.#connection.close()
  }

  onBreak(listener: () => void): void {
    this.#connection.on('end', listener)
  }

  #run(text: string, values: readonly string[] | null): Promise<TextRow[]> {
    return new Promise((resolve, reject) => {
      const request = new this.#driver.Request(text, (error, _count, rows = []) => {
        if (error) return reject(error)
        resolve(
          rows.map((cells) =>
            Object.fromEntries(cells.map(({ value, metadata }) => [metadata.colName, textOfValue(value)])),
          ),
        )
      })
      request.setTimeout(this.#timeoutMs)
      for (const [index, value] of (values ?? []).entries())
        request.addParameter(`p${index + 1}`, this.#driver.TYPES.NVarChar, value)
      if (values === null) this.#connection.execSqlBatch(request)
      else this.#connection.execSql(request)
    })
  }
}

/** Opens connections to SQL Server, each statement limited in time. */
export function openSqlServerLinks(driver: TediousDriver) {
  return async (options: LinkOptions): Promise<ViewLink> => {
    const connection = new driver.Connection(settingsOf(options))
    connection.on('error', () => undefined)
    await new Promise<void>((resolve, reject) => {
      connection.connect((error) => (error ? reject(error) : resolve()))
    }).catch((error: unknown) => {
      connection.close()
      throw error
    })
    return new SqlServerLink(driver, connection, options.timeoutMs)
  }
}
