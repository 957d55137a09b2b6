import type { Clock } from '../platform/clock.ts'
import { GIVE_UP_AFTER_MS } from './augment-releases.ts'
import type { AugmentationStore } from './augmentation-store.ts'

/** A signature is to be at B-LT within a minute; this much later it counts as late. */
const LATE_AFTER_MS = 2 * 60_000

export type ReportedReleases = Pick<AugmentationStore, 'waitingSignatures'>

/** How the raising of signatures goes. A fault is a code of the signature library; null where a signature is only late. */
export interface SealReport {
  status: 'complete' | 'waiting'
  waiting: number
  since: Date | null
  faults: { code: string | null; count: number }[]
}

/** Tells an operator whether signatures have failed to be raised or are late, over all processes. No release is named. */
export async function reportSeals(options: { clock: Clock; releases: ReportedReleases }): Promise<SealReport> {
  const now = options.clock.now().getTime()
  const rows = await options.releases.waitingSignatures({
    signedAfter: new Date(now - GIVE_UP_AFTER_MS),
    madeBefore: new Date(now - LATE_AFTER_MS),
  })
  const starts = rows.flatMap(({ since }) => (since === null ? [] : [since.getTime()]))
  return {
    status: rows.length === 0 ? 'complete' : 'waiting',
    waiting: rows.reduce((sum, { count }) => sum + count, 0),
    since: starts.length === 0 ? null : new Date(Math.min(...starts)),
    faults: rows.map(({ fault, count }) => ({ code: fault, count })),
  }
}
