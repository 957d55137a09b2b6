import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import type { Sources } from '../sources/sources.ts'
import { templateStore } from '../templates/template-store.ts'
import { createDegreeReader, type DegreeReader } from './read-degrees.ts'

/** What other features are given. */
export interface DiplomaPorts {
  degrees: DegreeReader
}

/** Diplomas: what a record and the version of its template say together. */
export function createDiplomas({ db, keys, log, sources }: Platform & { sources: Sources }): Feature<DiplomaPorts> {
  const degrees = createDegreeReader({
    sources,
    templates: templateStore(db),
    keys,
    onStrangers: (institution, count) => log.warn({ institution, count }, 'institution answered about other people'),
  })
  return { routes: [], jobs: [], ports: { degrees }, close: nothingToClose }
}
