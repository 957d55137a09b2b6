import { QualityReport } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { STAFF_ONLY } from '../../platform/operation-schema.ts'
import type { QualityStore } from './quality-store.ts'
import { listFixes, reportQuality } from './report-quality.ts'

/** The data-quality dashboard of one institution (row I10), for those whom `requireStaff` lets pass. */
export function qualityRoutes(options: {
  quality: QualityStore
  clock: Clock
  /**
   * Throws a refusal unless the request is of staff of this institution, who see its records, or of the provider, who see
   * counts only.
   */
  requireStaff(request: FastifyRequest, institution: string): Promise<{ seesRecords: boolean }>
}): FastifyPluginAsyncZod {
  const { quality: store, clock, requireStaff } = options
  const params = z.object({ institution: z.string().max(100) })
  return async (app) => {
    app.get(
      '/api/desk/institutions/:institution/quality',
      { schema: { params, response: { 200: QualityReport }, refusals: STAFF_ONLY } },
      async (request, reply) => {
        const { seesRecords } = await requireStaff(request, request.params.institution)
        reply.header('cache-control', 'no-store')
        const report = await reportQuality(request.params.institution, { store, clock })
        return seesRecords ? report : { ...report, worst: [] }
      },
    )

    app.get(
      '/api/desk/institutions/:institution/quality/fixes.csv',
      { schema: { params, files: ['text/csv'], refusals: STAFF_ONLY } },
      async (request, reply) => {
        const { seesRecords } = await requireStaff(request, request.params.institution)
        refuseUnless(seesRecords, 'not_permitted', { reason: 'counts only' })
        return reply
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="fixes.csv"')
          .type('text/csv; charset=utf-8')
          .send(await listFixes(request.params.institution, { store }))
      },
    )
  }
}
