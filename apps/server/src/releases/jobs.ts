import type { JobDefinition } from '../platform/jobs.ts'
import { type AugmentDependencies, augmentReleases } from './augment-releases.ts'

const ABANDON_AFTER_MS = 10 * 60 * 1000
/** So long the sealed number of a citizen who read by link is kept; the terms say so. */
export const FORGET_READERS_AFTER_MS = 90 * 24 * 60 * 60 * 1000

/** Raises signatures soon after a reading, and again each minute while an authority has failed. */
export const AUGMENT_RELEASES = 'augment-releases'

/**
 * Forgets the numbers of readers after 90 days, closes what a crash between intent and release left open, and raises signatures where authorities for that are
 * configured.
 */
export function releaseJobs({
  store,
  clock,
  sources,
}: Omit<AugmentDependencies, 'sources'> & { sources: AugmentDependencies['sources'] | null }): JobDefinition[] {
  const abandon = async () => {
    await store.abandonOpen(new Date(clock.now().getTime() - ABANDON_AFTER_MS))
  }
  const augment = async () => {
    if (sources !== null) await augmentReleases({ store, sources, clock })
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
