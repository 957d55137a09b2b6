import { startSite } from '../shell/start-site.tsx'
import { catalogues } from './catalogues/catalogues.ts'
import { routes } from './routes.tsx'

void startSite({ routes, basename: '/', catalogue: catalogues.frame })
