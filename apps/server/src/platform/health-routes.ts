import { LiveHealth, ReadyHealth } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, type Work } from './work.ts'

/** `GET /api/health/live`: the process answers. `GET /api/health/ready`: and so does its database. */
export function healthRoutes({ db }: { db: Work }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/api/health/live', { schema: { response: { 200: LiveHealth } } }, async () => ({
      status: 'live' as const,
    }))
    app.get('/api/health/ready', { schema: { response: { 200: ReadyHealth } } }, async () => {
      await answers(db)
      return { status: 'ready' as const }
    })
  }
}
