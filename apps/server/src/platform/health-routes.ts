import type { FastifyPluginAsync } from 'fastify'
import { answers, type Work } from './work.ts'

/** `GET /api/health/live`: the process answers. `GET /api/health/ready`: and so does its database. */
export function healthRoutes({ db }: { db: Work }): FastifyPluginAsync {
  return async (app) => {
    app.get('/api/health/live', async () => ({ status: 'live' }))
    app.get('/api/health/ready', async () => {
      await answers(db)
      return { status: 'ready' }
    })
  }
}
