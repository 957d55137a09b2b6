import { connect, createServer, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { DEGREE_FIELDS } from '@perga/domain'
import type { DegreeRow } from '@perga/institution-kit'
import { type BehaviourSwitch, SLOW_MILLISECONDS } from './behaviour.ts'
import type { OpenEmptyDatabase } from './database-snapshot.ts'
import { CREATE_TABLE, CREATE_VIEW, INSERT_ROW } from './view-schema.ts'

/** An institution's database, reachable by the PostgreSQL wire protocol through `server`. */
export type ViewInstitution = {
  server: Server
  /** Replaces everything the view shows. */
  load: (rows: readonly DegreeRow[]) => Promise<void>
  stop: () => Promise<void>
}

const MOST_CONNECTIONS = 20

function parameters(row: DegreeRow): (string | null)[] {
  return DEGREE_FIELDS.map(({ name }) => {
    const value = row[name] ?? null
    return value === null ? null : String(value)
  })
}

async function replaceRows(database: PGlite, rows: readonly DegreeRow[], attempts = 20): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.query('DELETE FROM student_degrees')
      for (const row of rows) await transaction.query(INSERT_ROW, parameters(row))
    })
  } catch (error) {
    // The embedded database has one session for everybody: while a caller reads in a transaction, nothing can be written.
    if (attempts <= 1) throw error
    await setTimeout(50)
    await replaceRows(database, rows, attempts - 1)
  }
}

/** Lets a client's messages through as `behaviour` says at each of them, for pools keep connections from better days. */
function holdBack(behaviour: BehaviourSwitch): Transform {
  return new Transform({
    transform(message, _encoding, done) {
      if (behaviour.current === 'down') done(new Error('down'))
      else if (behaviour.current === 'slow')
        setTimeout(SLOW_MILLISECONDS, null, { ref: false }).then(() => done(null, message), done)
      else done(null, message)
    },
  })
}

/** Between the caller and the database: what goes through, and whether, is up to `behaviour`. */
function createGate(behaviour: BehaviourSwitch, port: number, clients: Set<Socket>): Server {
  return createServer((client) => {
    clients.add(client.once('close', () => clients.delete(client)))
    const database = connect(port, '127.0.0.1')
    // A caller that leaves, or a gate that closes, ends both sides; there is nobody to be told.
    pipeline(client, holdBack(behaviour), database, client).catch(() => client.destroy())
    if (behaviour.current === 'down') client.destroy()
  })
}

/** The database of an institution in view mode, empty when it is opened. Its view is `V_DEGREES`; who connects is not asked for a password. */
export async function createViewInstitution(
  behaviour: BehaviourSwitch,
  openDatabase: OpenEmptyDatabase,
): Promise<ViewInstitution> {
  const { database, close } = await openDatabase()
  await database.exec(`${CREATE_TABLE}; ${CREATE_VIEW}`)
  const wire = new PGLiteSocketServer({ db: database, port: 0, host: '127.0.0.1', maxConnections: MOST_CONNECTIONS })
  await wire.start()
  const clients = new Set<Socket>()
  return {
    server: createGate(behaviour, Number(wire.getServerConn().split(':').at(-1)), clients),
    load: (rows) => replaceRows(database, rows),
    async stop() {
      for (const client of clients) client.destroy()
      await wire.stop()
      await close()
    },
  }
}
