import type { Site } from '../shell/site.ts'
import { catalogues } from './catalogues/catalogues.ts'
import { routes } from './routes.tsx'

export const site: Site = { routes, basename: '/', catalogue: catalogues.frame }
