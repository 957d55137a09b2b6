import pg from 'pg'

/** At most four connections: the database is the institution's, and we are a guest. */
const MAX_CONNECTIONS = 4

/** A pool whose values all arrive as text, so that no decimal becomes a float and no date a moment. */
export function openViewPool(connectionString: string, deadlineMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: deadlineMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    types: { getTypeParser: () => (value: unknown) => value },
  })
  // An idle connection that breaks leaves the pool by itself; the next question opens another.
  pool.on('error', () => undefined)
  return pool
}

/**
 * Lends a connection to `work`. After a failure or an abort it is closed, not returned: the database may still be busy with it.
 */
export async function withViewClient<Result>(
  pool: pg.Pool,
  signal: AbortSignal,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  // A break while lent rejects the running query; the event would otherwise end the process.
  const ignoreBreak = () => undefined
  client.on('error', ignoreBreak)
  const close = () => client.release(true)
  if (signal.aborted) close()
  signal.addEventListener('abort', close, { once: true })
  try {
    signal.throwIfAborted()
    const result = await work(client)
    signal.throwIfAborted()
    client.off('error', ignoreBreak)
    client.release()
    return result
  } catch (error) {
    if (!signal.aborted) close()
    throw error
  } finally {
    signal.removeEventListener('abort', close)
  }
}
