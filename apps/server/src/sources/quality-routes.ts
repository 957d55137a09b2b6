import { QualityReport } from '@perga/contracts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { QualityStore } from './quality-store.ts'
import { listFixes, reportQuality } from './report-quality.ts'

/** The data-quality dashboard of one institution (row I10), for those whom `requireStaff` lets pass. */
export function qualityRoutes(options: {
  quality: QualityStore
  clock: Clock
  /** Throws a refusal unless the request is of staff of this institution or of the provider. */
  requireStaff(request: FastifyRequest, institution: string): Promise<unknown>
}): FastifyPluginAsyncZod {
  const { quality: store, clock, requireStaff } = options
  const params = z.object({ institution: z.string().max(100) })
  return async (app) => {
    app.get(
      '/api/desk/institutions/:institution/quality',
      { schema: { params, response: { 200: QualityReport } } },
      async (request, reply) => {
        await requireStaff(request, request.params.institution)
        reply.header('cache-control', 'no-store')
        return reportQuality(request.params.institution, { store, clock })
      },
    )

    app.get('/api/desk/institutions/:institution/quality/fixes.csv', { schema: { params } }, async (request, reply) => {
      await requireStaff(request, request.params.institution)
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="fixes.csv"')
        .type('text/csv; charset=utf-8')
        .send(await listFixes(request.params.institution, { store }))
    })
  }
}
