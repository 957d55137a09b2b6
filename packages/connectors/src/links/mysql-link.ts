import { createConnection } from 'mysql2/promise'
import { type LinkOptions, textOfValue, tlsOptions, type ViewLink } from './view-link.ts'

// Both servers skip what is meant for the other: MariaDB reads M! alone, MySQL what its version has reached.
const limitTime = (timeoutMs: number) =>
  `set @perga = 0 /*!50708 , session max_execution_time = ${timeoutMs} */ /*M!100101 , session max_statement_time = ${timeoutMs / 1000} */`

/** A connection to MySQL or MariaDB, reading in `read only` transactions with a time limit for each statement. */
export async function openMysqlLink(options: LinkOptions): Promise<ViewLink> {
  const { host, port, user, password, database } = options.address
  const tls = tlsOptions(options)
  const connection = await createConnection({
    ...{ host, port, user, password, database },
    ...(tls !== false && { ssl: { ...tls, verifyIdentity: tls.rejectUnauthorized } }),
    connectTimeout: options.timeoutMs,
    charset: 'utf8mb4',
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
    // A server that is not what it seems could otherwise ask for files of ours.
    flags: ['-LOCAL_FILES'],
  })
  connection.on('error', () => undefined)
  return {
    async begin(timeoutMs) {
      await connection.query(limitTime(timeoutMs))
      await connection.query('start transaction read only')
    },
    async query(text, values) {
      const [rows] = await connection.execute(text, [...values])
      if (!Array.isArray(rows)) return []
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOfValue(value)])),
      )
    },
    async end() {
      await connection.query('rollback')
    },
    destroy: () => connection.destroy(),
    onBreak: (listener) => void connection.once('end', listener).once('error', listener),
  }
}
