import type { Clock } from '../platform/clock.ts'
import type { JobDefinition } from '../platform/jobs.ts'
import type { FigureStore } from './figure-store.ts'
import { keepFigures } from './keep-figures.ts'

/** Counts yesterday once it is over. */
export function figureJobs(dependencies: { store: FigureStore; clock: Clock }): JobDefinition[] {
  return [{ name: 'keep-figures', schedule: '23 0 * * *', run: () => keepFigures(dependencies) }]
}
