import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import { inspectionOversightRoutes } from './oversight-routes.ts'
import { inspectionOversight } from './oversight-store.ts'

/** The provider's view of ex-officio checks: how many and why, never of whom. */
export function createOversight(needs: Platform & { requireProvider: RequireProvider }): Feature {
  return {
    routes: [inspectionOversightRoutes({ ...needs, oversight: inspectionOversight(needs.db) })],
    jobs: [],
    ports: undefined,
    close: nothingToClose,
  }
}
