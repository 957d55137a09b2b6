import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import { readPersonas } from './read-personas.ts'
import { tourRoutes } from './routes.ts'

/** The guided tour: it needs the sandbox's people, so without a sandbox there is none. */
export function createTour({ http, sandboxUrl }: Platform & { sandboxUrl: string | null }): Feature {
  const personas = sandboxUrl === null ? null : () => readPersonas(sandboxUrl, http)
  return { routes: [tourRoutes({ personas })], jobs: [], ports: undefined, close: nothingToClose }
}
