import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Figure, unmeasured } from './figures.ts'
import { measureInteraction } from './interaction.ts'
import { measurePage } from './lighthouse.ts'
import { type Service, withService } from './service.ts'

const SITES = fileURLToPath(new URL('../apps/sites/dist', import.meta.url))

/** The pages that are looked at. The goals are those of the landing page; the others are told beside it. */
const PAGES = [
  { path: '/', name: 'landing', hasGoals: true },
  { path: '/?lang=en', name: 'landing in English', hasGoals: false },
  { path: '/institutions', name: 'institutions', hasGoals: false },
  { path: '/documentation/developers', name: 'developers’ guide', hasGoals: false },
]

/** How fast the pages come and answer on a slow phone, on the built sites behind the real server. */
export async function measureWeb(): Promise<Figure[]> {
  if (!existsSync(`${SITES}/prerendered/pages.json`)) {
    return [unmeasured('speed of the pages', 'score', 'the sites are not built: npm run build')]
  }
  return withService(measurePages, SITES)
}

async function measurePages({ world }: Service): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const page of PAGES) figures.push(...(await measurePage(world.origin, page)))
  figures.push(await measureInteraction(world.origin))
  return figures
}
