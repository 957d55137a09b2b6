import { Figures } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** `GET /api/figures`: the service in figures (row P12). Public. */
export function publicFigureRoutes({ figures }: { figures(): Promise<Figures> }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/api/figures', { schema: { response: { 200: Figures } } }, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      return figures()
    })
  }
}
