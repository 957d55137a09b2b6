import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from './platform/clock.ts'
import { answers, type Work } from './platform/work.ts'
import { type ReportedReleases, reportSeals } from './releases/report-seals.ts'

/**
 * `GET /api/health/live`: the process answers. `GET /api/health/ready`: and so does its database. `GET /api/health/seals`: whether
 * signatures wait for the authorities of the seal, and why; readings go on meanwhile, so this is no reason to take a process out.
 */
export function healthRoutes(options: { db: Work; clock: Clock; releases: ReportedReleases }): FastifyPluginAsync {
  const { db, clock, releases } = options
  return async (app) => {
    app.get('/api/health/live', async () => ({ status: 'live' }))
    app.get('/api/health/ready', async () => {
      await answers(db)
      return { status: 'ready' }
    })
    app.get('/api/health/seals', () => reportSeals({ clock, releases }))
  }
}
