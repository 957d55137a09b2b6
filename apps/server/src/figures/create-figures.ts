import { institutionStore } from '../directory/institution-store.ts'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import type { SourcePorts } from '../sources/create-sources.ts'
import { figureStore } from './figure-store.ts'
import { figureJobs } from './jobs.ts'
import { publicFigureRoutes } from './public-figure-routes.ts'
import { figuresForAMinute } from './report-figures.ts'

/** The service in figures, for everybody. */
export function createFigures({ db, clock, sources, availability }: Platform & SourcePorts): Feature {
  const store = figureStore(db)
  const figures = figuresForAMinute({ store, availability, sources, institutions: institutionStore(db), clock })
  return {
    routes: [publicFigureRoutes({ figures })],
    jobs: figureJobs({ store, clock }),
    ports: undefined,
    close: nothingToClose,
  }
}
