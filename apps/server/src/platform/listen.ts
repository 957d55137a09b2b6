import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { PglitePool } from './pglite-pool.ts'

const RECONNECT_MS = 1_000

/** A listener on a channel of the database. */
export interface Listener {
  close(): Promise<void>
}

/**
 * Hears what is notified on a channel (LISTEN, NOTIFY). A lost connection is opened again until the listener is closed, and
 * `onGap` is called then, for what was notified meanwhile was not heard. Throws where the first connection fails.
 */
export function listen(
  { pool }: OpenDatabase,
  channel: string,
  hear: { onNotify(payload: string): void; onGap(): void },
): Promise<Listener> {
  return pool instanceof PglitePool
    ? pool.listen(channel, hear.onNotify)
    : listenOnConnection({ connectionString: pool.options.connectionString ?? '', channel, ...hear })
}

async function listenOnConnection(options: {
  connectionString: string
  channel: string
  onNotify(payload: string): void
  onGap(): void
}): Promise<Listener> {
  const { connectionString, channel, onNotify, onGap } = options
  let [client, retry, isClosed]: [pg.Client | null, NodeJS.Timeout | null, boolean] = [null, null, false]
  const connect = async () => {
    // One of its own: a connection of the pool that listens would be lost to it.
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 })
    next.on('notification', ({ payload }) => onNotify(payload ?? ''))
    // Without a listener a lost connection would end the process; its end follows.
    next.on('error', () => undefined)
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    next.once('end', reconnectLater)
  }
  const reconnectLater = () => {
    client = null
    if (!isClosed) retry = setTimeout(() => void connect().then(onGap, reconnectLater), RECONNECT_MS).unref()
  }
  await connect()
  return {
    close: async () => {
      isClosed = true
      if (retry !== null) clearTimeout(retry)
      await client?.end()
    },
  }
}
