import { type LinkOptions, textOfValue, type ViewLink } from './view-link.ts'

/** What is used of `oracledb` 6 in its thin mode. */
export type OracleDriver = {
  readonly OUT_FORMAT_OBJECT: number
  getConnection(settings: Readonly<Record<string, unknown>>): Promise<OracleConnection>
}
type OracleConnection = {
  callTimeout: number
  execute(
    text: string,
    values?: readonly string[],
    options?: { outFormat?: number; maxRows?: number },
  ): Promise<{ rows?: readonly Readonly<Record<string, unknown>>[] }>
  rollback(): Promise<void>
  break(): Promise<void>
  close(options?: { drop: boolean }): Promise<void>
}

/** So many rows leave the driver at most; every statement of ours has a lower limit of its own. */
const MOST_ROWS = 100_000

// Numbers and dates are written by the session's rules: the same ones everywhere, whatever the database's language.
const SESSION = `alter session set nls_numeric_characters = '.,' nls_date_format = 'YYYY-MM-DD' nls_comp = binary nls_sort = binary`

function settingsOf({ address, ca, timeoutMs }: LinkOptions): Readonly<Record<string, unknown>> {
  const { host, port, user, password, database, tls } = address
  const target = `${host.includes(':') ? `[${host}]` : host}:${port}/${database}`
  const seconds = Math.max(1, Math.ceil(timeoutMs / 1000))
  return {
    ...{ user, password },
    connectString: tls === 'none' ? target : `tcps://${target}`,
    ...(tls !== 'none' && { sslServerDNMatch: tls === 'verified' }),
    ...(ca !== undefined && { walletContent: ca }),
    connectTimeout: seconds,
    transportConnectTimeout: seconds,
  }
}

/** Opens connections to Oracle in `read only` transactions, each call limited in time. */
export function openOracleLinks(driver: OracleDriver) {
  return async (options: LinkOptions): Promise<ViewLink> => {
    const connection = await driver.getConnection(settingsOf(options))
    const destroy = () => {
      const close = () => connection.close({ drop: true })
      connection
        .break()
        .then(close, close)
        .catch(() => undefined)
    }
    connection.callTimeout = options.timeoutMs
    await connection.execute(SESSION).catch((error: unknown) => {
      destroy()
      throw error
    })
    return {
      async begin(timeoutMs) {
        connection.callTimeout = timeoutMs
        await connection.execute('set transaction read only')
      },
      async query(text, values) {
        const { rows = [] } = await connection.execute(text, values, {
          outFormat: driver.OUT_FORMAT_OBJECT,
          maxRows: MOST_ROWS,
        })
        return rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOfValue(value)])),
        )
      },
      end: () => connection.rollback(),
      destroy,
      // The thin driver tells of a break only at the next call, which then fails.
      onBreak: () => undefined,
    }
  }
}
