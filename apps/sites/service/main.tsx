import { startSite } from '../shell/start-site.tsx'
import { site } from './site.ts'

void startSite(site)
