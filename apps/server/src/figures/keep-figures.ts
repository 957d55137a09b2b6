import type { Clock } from '../platform/clock.ts'
import type { FigureStore } from './figure-store.ts'

const DAY_MS = 24 * 3_600_000

/** The day, YYYY-MM-DD in UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** From when on nothing has been counted for good; null when nothing has. */
export function startAfter(lastKeptDay: string | null): Date | null {
  return lastKeptDay === null ? null : new Date(Date.parse(`${lastKeptDay}T00:00:00Z`) + DAY_MS)
}

/** Counts the days that have ended since the last counting, so that nobody has to count them again. */
export async function keepFigures({ store, clock }: { store: FigureStore; clock: Clock }): Promise<void> {
  const from = startAfter(await store.lastKeptDay())
  const today = new Date(`${dayOf(clock.now())}T00:00:00Z`)
  if (from !== null && from >= today) return
  const counted = await store.count(from, today)
  // Even a day on which nothing happened has been counted.
  const yesterday = { day: dayOf(new Date(today.getTime() - DAY_MS)), kind: 'link', count: 0 }
  const isCounted = counted.some(({ day, kind }) => day === yesterday.day && kind === yesterday.kind)
  await store.keep(isCounted ? counted : [...counted, yesterday])
}
