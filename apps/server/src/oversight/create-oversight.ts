import type { FastifyRequest } from 'fastify'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import { inspectionOversightRoutes } from './oversight-routes.ts'
import { inspectionOversight } from './oversight-store.ts'

/** The provider's view of ex-officio checks: how many and why, never of whom. */
export function createOversight(
  needs: Platform & { requireProvider(request: FastifyRequest): Promise<{ id: string }> },
): Feature {
  return {
    routes: [inspectionOversightRoutes({ ...needs, oversight: inspectionOversight(needs.db) })],
    jobs: [],
    ports: undefined,
    close: nothingToClose,
  }
}
