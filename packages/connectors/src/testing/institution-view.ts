import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** An institution's PostgreSQL on a port of this machine, speaking the real protocol. */
export async function startInstitutionView() {
  const database = await PGlite.create()
  const server = new PGLiteSocketServer({ db: database, port: 0, host: '127.0.0.1', maxConnections: 8 })
  await server.start()
  return {
    connectionString: `postgresql://postgres@${server.getServerConn()}/postgres?sslmode=disable`,
    execute: (sql: string) => database.exec(sql),
    async close() {
      await server.stop()
      await database.close()
    },
  }
}
