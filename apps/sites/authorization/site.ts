import type { Site } from '../shell/site.ts'
import { routes } from './routes.tsx'

export const site: Site = {
  routes,
  basename: '/authorization',
  catalogue: { el: () => import('./catalogues/el.po'), en: () => import('./catalogues/en.po') },
}
