import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { pseudoLocale } from './pseudo-locale.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built sites. */
    dist: string
    /** The same sites with every English text in pseudo letters. */
    pseudoDist: string
  }
}

/** Builds the sites once for all tests: as they are shipped, and with a pseudo-locale in place of English. */
export default async function buildSites(project: TestProject) {
  // Under vitest React would be built as for development, with every effect run twice.
  process.env.NODE_ENV = 'production'
  const folder = await mkdtemp(join(tmpdir(), 'perga-sites-'))
  const root = join(import.meta.dirname, '..')
  const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const
  // `npm test` has built them already.
  const built = process.env.PERGA_BUILT_SITES
  const [dist, pseudoDist] = [built ?? join(folder, 'dist'), join(folder, 'pseudo')]
  if (built === undefined) await build({ ...common, build: { outDir: dist } })
  await build({ ...common, plugins: [pseudoLocale()], build: { outDir: pseudoDist } })
  project.provide('dist', dist)
  project.provide('pseudoDist', pseudoDist)
  return () => rm(folder, { recursive: true, force: true })
}
