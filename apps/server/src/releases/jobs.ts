import type { Clock } from '../platform/clock.ts'
import type { JobDefinition } from '../platform/jobs.ts'
import type { ReleaseStore } from './release-store.ts'

const ABANDON_AFTER_MS = 10 * 60 * 1000

/** Closes what a crash between intent and release left open. */
export function releaseJobs({ store, clock }: { store: ReleaseStore; clock: Clock }): JobDefinition[] {
  const run = async () => {
    await store.abandonOpen(new Date(clock.now().getTime() - ABANDON_AFTER_MS))
  }
  return [{ name: 'abandon-open-readings', schedule: '* * * * *', run }]
}
