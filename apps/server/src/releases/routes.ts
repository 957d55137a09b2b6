import { SealHealth } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Clock } from '../platform/clock.ts'
import { type ReportedReleases, reportSeals } from './report-seals.ts'

/**
 * `GET /api/health/seals`: whether signatures wait for the authorities of the seal, and why. Readings go on meanwhile, so this is no
 * reason to take a process out.
 */
export function sealHealthRoutes(options: { clock: Clock; releases: ReportedReleases }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/api/health/seals', { schema: { response: { 200: SealHealth } } }, async () => {
      const { status, waiting, since, faults } = await reportSeals(options)
      return { status, waiting, since: since?.toISOString() ?? null, faults }
    })
  }
}
