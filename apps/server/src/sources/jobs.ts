import type { Clock } from '../platform/clock.ts'
import type { JobDefinition } from '../platform/jobs.ts'
import type { QualityStore } from './quality/quality-store.ts'
import { refreshStatistics, type StatisticsDependencies } from './statistics/refresh-statistics.ts'

const FORGET_AFTER_MS = 90 * 24 * 3_600_000

/** Counts the institutions that are due, asks each whether it answers, and forgets faulty records that nobody has read for ninety days. */
export function sourceJobs(options: {
  statistics: StatisticsDependencies
  quality: QualityStore
  clock: Clock
  probe(): Promise<void>
}): JobDefinition[] {
  const { statistics, quality, clock, probe } = options
  return [
    { name: 'refresh-statistics', schedule: '* * * * *', run: () => refreshStatistics(statistics) },
    { name: 'probe-institutions', schedule: '*/5 * * * *', run: probe },
    {
      name: 'forget-flawed-records',
      schedule: '41 3 * * *',
      run: () => quality.forgetFlawsBefore(new Date(clock.now().getTime() - FORGET_AFTER_MS)),
    },
  ]
}
