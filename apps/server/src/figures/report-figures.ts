import type { Figures } from '@perga/contracts'
import { dayAfter, greekDay } from '@perga/domain'
import type { InstitutionStore } from '../directory/institution-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { AvailabilityStore } from '../sources/answers/availability-store.ts'
import type { Sources } from '../sources/sources.ts'
import { describeAvailability } from './describe-availability.ts'
import type { FigureStore } from './figure-store.ts'
import { startAfter } from './keep-figures.ts'
import { sumUpCounts } from './sum-up-counts.ts'

const DAY_MS = 24 * 3_600_000
const DAYS = 30
const MONTHS = 12
const FRESH_MS = 60_000

export interface FigureDependencies {
  store: FigureStore
  availability: Pick<AvailabilityStore, 'since'>
  sources: Pick<Sources, 'connected'>
  institutions: Pick<InstitutionStore, 'names'>
  clock: Clock
}

/** Reports the service in figures (row P12): finished days as they were kept, the others counted now. */
export async function reportFigures({
  store,
  availability,
  sources,
  institutions,
  clock,
}: FigureDependencies): Promise<Figures> {
  const now = clock.now()
  const periods = { days: lastDays(now), months: lastMonths(now) }
  const lastKept = await store.lastKeptDay()
  const [kept, open, known, connected, names] = await Promise.all([
    store.kept(),
    store.count(startAfter(lastKept), new Date(now.getTime() + DAY_MS)),
    availability.since(periods.days[0] ?? greekDay(now)),
    sources.connected(),
    institutions.names(),
  ])
  const counts = [...kept, ...open]
  return {
    asOf: now.toISOString(),
    since: firstDayOf(counts),
    ...sumUpCounts(counts, periods),
    institutions: describeAvailability(known, { connected, names, days: periods.days, now }),
  }
}

/** The same for everyone for a minute, however many ask at once. */
export function figuresForAMinute(dependencies: FigureDependencies): () => Promise<Figures> {
  let latest: { at: number; figures: Promise<Figures> } | null = null
  return () => {
    const now = dependencies.clock.now().getTime()
    if (latest !== null && now - latest.at < FRESH_MS) return latest.figures
    const asked = { at: now, figures: reportFigures(dependencies) }
    latest = asked
    asked.figures.catch(() => {
      if (latest === asked) latest = null
    })
    return asked.figures
  }
}

function firstDayOf(counts: readonly { day: string; count: number }[]): string | null {
  const days = counts.filter(({ count }) => count > 0).map(({ day }) => day)
  return days.sort()[0] ?? null
}

const lastDays = (now: Date) => Array.from({ length: DAYS }, (_, index) => dayAfter(greekDay(now), index - (DAYS - 1)))

function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = greekDay(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - (MONTHS - 1 - index), 1)).toISOString().slice(0, 7),
  )
}
