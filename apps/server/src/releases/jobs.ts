import type { JobDefinition } from '../platform/jobs.ts'
import { type AugmentDependencies, augmentReleases } from './augment-releases.ts'
import type { ReleaseStore } from './release-store.ts'

const ABANDON_AFTER_MS = 10 * 60 * 1000
/** So long the sealed number of a citizen who read by link is kept; the terms say so. */
export const FORGET_READERS_AFTER_MS = 90 * 24 * 60 * 60 * 1000

/** Raises signatures soon after a reading, and again after each failure. */
export const AUGMENT_RELEASES = 'augment-releases'

export interface ReleaseJobDependencies extends Omit<AugmentDependencies, 'sources'> {
  store: ReleaseStore
  /** Null where no authorities are configured: signatures stay as they are. */
  sources: AugmentDependencies['sources'] | null
  /** Hears that some signatures are to be tried again before the next minute. */
  onMoreDueSoon?(): void
}

/**
 * Forgets the numbers of readers after 90 days, closes what a crash between intent and release left open, and raises signatures where authorities for that are
 * configured.
 */
export function releaseJobs({ store, clock, sources, log, onMoreDueSoon }: ReleaseJobDependencies): JobDefinition[] {
  const abandon = async () => {
    await store.abandonOpen(new Date(clock.now().getTime() - ABANDON_AFTER_MS))
  }
  const augment = async () => {
    if (sources === null) return
    const { isMoreDueSoon } = await augmentReleases({ store, sources, clock, log })
    if (isMoreDueSoon) onMoreDueSoon?.()
  }
  const forget = async () => {
    await store.forgetReaders(new Date(clock.now().getTime() - FORGET_READERS_AFTER_MS))
  }
  return [
    { name: 'forget-readers', schedule: '41 3 * * *', run: forget },
    { name: 'abandon-open-readings', schedule: '* * * * *', run: abandon },
    { name: AUGMENT_RELEASES, schedule: '* * * * *', run: augment },
  ]
}
