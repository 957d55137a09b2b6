import { TourAnswer, type TourPersona } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** `GET /api/tour`: whom one can be on the guided tour (row P13). Outside a test installation there is nobody. Public. */
export function tourRoutes({ personas }: { personas: (() => Promise<TourPersona[]>) | null }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/api/tour', { schema: { response: { 200: TourAnswer } } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { personas: personas && (await personas()) }
    })
  }
}
