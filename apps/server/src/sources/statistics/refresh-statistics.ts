import type { DegreeCount } from '@perga/connectors'
import { EDUCATION_LEVELS, type EducationLevel } from '@perga/domain'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { DegreeFigures, StatisticsStore } from './statistics-store.ts'

export interface StatisticsDependencies {
  store: StatisticsStore
  /** Asks an institution how many degrees of each title it has. */
  count(institution: string): Promise<DegreeCount>
  /** The level of each title that the institution has documented. */
  levelsOf(institution: string, titleIds: readonly string[]): Promise<ReadonlyMap<string, EducationLevel>>
  clock: Clock
  /** Between 0 and 1. */
  random(): number
  log: Logger
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So many at a time: a count goes through all rows of an institution's view. */
const MOST_AT_ONCE = 5

/**
 * Counts the degrees of the institutions that are due, and says when each is due again: a day later and up to four hours
 * more, so that they do not all come at once. Figures that could not be renewed stay, with their date.
 */
export async function refreshStatistics(dependencies: StatisticsDependencies): Promise<void> {
  const { store, clock } = dependencies
  const now = clock.now()
  await store.enterConnected(now)
  const due = await store.claimDue(now, { retryAt: later(now, HOUR_MS, dependencies), most: MOST_AT_ONCE })
  await Promise.all(due.map((institution) => refresh(institution, now, dependencies)))
}

async function refresh(institution: string, now: Date, dependencies: StatisticsDependencies): Promise<void> {
  const { store, log } = dependencies
  const count = await dependencies.count(institution)
  const nextDay = later(now, DAY_MS, dependencies)
  switch (count.outcome) {
    case 'counted': {
      const levels = await dependencies.levelsOf(institution, [...count.byTitle.keys()])
      const figures = figuresOf(count.byTitle, levels)
      await store.save(institution, { figures, source: 'counted', as_of: now, due_at: nextDay })
      return
    }
    case 'not-offered':
      // Its figures are those that it declares; nothing is to be asked of it.
      await store.putOff(institution, nextDay)
      return
    default:
      log.warn({ institution, outcome: count.outcome }, 'institution could not be counted')
  }
}

function later(now: Date, afterMs: number, { random }: StatisticsDependencies): Date {
  return new Date(now.getTime() + afterMs + Math.floor(random() * (afterMs / 6)))
}

/** The figures by level: each title counts where its template says, never by what the institution calls it. */
export function figuresOf(
  byTitle: ReadonlyMap<string, number>,
  levels: ReadonlyMap<string, EducationLevel>,
): DegreeFigures {
  const sum = (wanted: EducationLevel | undefined) =>
    [...byTitle].reduce((total, [title, degrees]) => total + (levels.get(title) === wanted ? degrees : 0), 0)
  const [bachelor, master, doctorate] = EDUCATION_LEVELS
  return {
    [bachelor]: sum(bachelor),
    [master]: sum(master),
    [doctorate]: sum(doctorate),
    undocumented: sum(undefined),
  }
}
