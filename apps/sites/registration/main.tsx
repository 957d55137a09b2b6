import { startSite } from '../shell/start-site.tsx'
import { routes } from './routes.tsx'

void startSite({
  routes,
  basename: '/registration',
  catalogue: { el: () => import('./catalogues/el.po'), en: () => import('./catalogues/en.po') },
})
