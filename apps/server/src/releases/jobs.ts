import type { JobDefinition } from '../platform/jobs.ts'
import { type AugmentDependencies, augmentReleases } from './augment-releases.ts'

const ABANDON_AFTER_MS = 10 * 60 * 1000

/** Raises signatures soon after a reading, and again each minute while an authority has failed. */
export const AUGMENT_RELEASES = 'augment-releases'

/**
 * Closes what a crash between intent and release left open, and raises signatures where authorities for that are
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
  return [
    { name: 'abandon-open-readings', schedule: '* * * * *', run: abandon },
    { name: AUGMENT_RELEASES, schedule: '* * * * *', run: augment },
  ]
}
