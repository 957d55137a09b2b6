import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './platform/database.ts'

/** `GET /api/health/live`: the process answers. `GET /api/health/ready`: and so does its database. */
export function healthRoutes({ db }: { db: Database }): FastifyPluginAsync {
  return async (app) => {
    app.get('/api/health/live', async () => ({ status: 'live' }))
    app.get('/api/health/ready', async () => {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    })
  }
}
