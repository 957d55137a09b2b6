import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { type ReportedReleases, reportSeals } from './report-seals.ts'

/**
 * `GET /api/health/seals`: whether signatures wait for the authorities of the seal, and why. Readings go on meanwhile, so this is no
 * reason to take a process out.
 */
export function sealHealthRoutes(options: { clock: Clock; releases: ReportedReleases }): FastifyPluginAsync {
  return async (app) => {
    app.get('/api/health/seals', () => reportSeals(options))
  }
}
