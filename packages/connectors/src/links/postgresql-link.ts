import pg from 'pg'
import { type LinkOptions, type TextRow, textOfValue, tlsOptions, type ViewLink } from './view-link.ts'

/** A connection to PostgreSQL, reading in `read only` transactions with a `statement_timeout`. */
export async function openPostgresqlLink(options: LinkOptions): Promise<ViewLink> {
  const { host, port, user, password, database } = options.address
  const client = new pg.Client({
    ...{ host, port, user, password, database },
    ssl: tlsOptions(options),
    connectionTimeoutMillis: options.timeoutMs,
    // All values arrive as text, so that no decimal becomes a float and no date a moment.
    types: { getTypeParser: () => textOfValue },
    application_name: 'perga',
  })
  // Without a listener a break of an idle connection would end the process.
  client.on('error', () => undefined)
  const destroy = () => void client.end().catch(() => undefined)
  await client.connect().catch((error: unknown) => {
    destroy()
    throw error
  })
  return {
    async begin(timeoutMs) {
      // The number is ours; SET takes no parameters.
      await client.query(`begin transaction read only; set local statement_timeout = ${timeoutMs}`)
    },
    query: async (text, values) => (await client.query<TextRow>(text, [...values])).rows,
    async end() {
      await client.query('rollback')
    },
    destroy,
    onBreak: (listener) => void client.once('end', listener),
  }
}
