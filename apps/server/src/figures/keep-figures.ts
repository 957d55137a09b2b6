import { dayAfter, greekDay, startOfGreekDay } from '@perga/domain'
import type { Clock } from '../platform/clock.ts'
import type { FigureStore } from './figure-store.ts'

/** From when on nothing has been counted for good; null when nothing has. */
export function startAfter(lastKeptDay: string | null): Date | null {
  return lastKeptDay === null ? null : startOfGreekDay(dayAfter(lastKeptDay, 1))
}

/** Counts the days that have ended since the last counting, so that nobody has to count them again. */
export async function keepFigures({ store, clock }: { store: FigureStore; clock: Clock }): Promise<void> {
  const from = startAfter(await store.lastKeptDay())
  const today = greekDay(clock.now())
  const midnight = startOfGreekDay(today)
  if (from !== null && from >= midnight) return
  const counted = await store.count(from, midnight)
  // Even a day on which nothing happened has been counted.
  const yesterday = { day: dayAfter(today, -1), kind: 'link', count: 0 }
  const isCounted = counted.some(({ day, kind }) => day === yesterday.day && kind === yesterday.kind)
  await store.keep(isCounted ? counted : [...counted, yesterday])
}
