import { setTimeout as sleep } from 'node:timers/promises'
import { type DiplomasAnswer, INSTITUTION_STATUS, type ReleasedDiploma } from '@perga/contracts'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import type { Clock } from '../platform/clock.ts'
import { compareRelease } from '../releases/compare-content.ts'
import { rebuildRelease } from '../releases/rebuild-release.ts'
import type { ReleaseStore, StoredRelease } from '../releases/release-store.ts'

export interface RepeatDependencies {
  releases: ReleaseStore
  degrees: DegreeReader
  clock: Clock
}

/** For so long a key names its reading: enough to send again what got lost, too little to read on without being counted. */
const KEY_LIFETIME_MS = 10 * 60_000
const PATIENCE_MS = 5_000
const PAUSE_MS = 100

/**
 * The same answer again for a request that was sent twice within ten minutes: one reading, one view, one receipt. The diplomas
 * are put together from today's facts and the signatures of the first time. Null when there was no first time, or one too long
 * ago; what has changed since is left out with its institution's status.
 */
export async function repeatReading(
  clientId: string,
  idempotencyHash: Buffer,
  dependencies: RepeatDependencies,
): Promise<Pick<DiplomasAnswer, 'data' | 'status'> | null> {
  const readingId = await findCompleted(clientId, idempotencyHash, dependencies)
  if (readingId === null) return null
  const releases = await dependencies.releases.ofReading(readingId)
  const again = await Promise.all(releases.map((release) => repeat(release, dependencies)))
  return {
    data: again.flatMap(({ released }) => (released === null ? [] : [released])),
    status: Object.fromEntries(again.map(({ institution, status }) => [institution, status])),
  }
}

// The first request may still be on its way: it is waited for, for a bounded time.
async function findCompleted(
  clientId: string,
  idempotencyHash: Buffer,
  { releases, clock }: RepeatDependencies,
): Promise<string | null> {
  const forgottenBefore = clock.now().getTime() - KEY_LIFETIME_MS
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const reading = await releases.findReading(clientId, idempotencyHash)
    if (reading === undefined) return null
    if (reading.created_at.getTime() <= forgottenBefore) {
      await releases.forgetKey(reading.id)
      return null
    }
    if (reading.state === 'completed') return reading.id
    if (reading.state !== 'open') return null
    await sleep(PAUSE_MS)
  }
  return null
}

async function repeat(release: StoredRelease, { degrees }: RepeatDependencies) {
  const comparison = await compareRelease(release, degrees)
  const institution = release.institution_code
  if (comparison.result === 'unavailable')
    return { institution, released: null, status: INSTITUTION_STATUS.brokenAnswer }
  if (comparison.result === 'gone' || comparison.invalid !== null) {
    return { institution, released: null, status: INSTITUTION_STATUS.noDegree }
  }
  return {
    institution,
    released: asAnswered(rebuildRelease(release, comparison.facts)),
    status: INSTITUTION_STATUS.answered,
  }
}

// The first answer was at B-B; so is the same answer again.
function asAnswered(rebuilt: ReturnType<typeof rebuildRelease>): ReleasedDiploma | null {
  if (rebuilt === null) return null
  const { augmented: _, ...released } = rebuilt
  return released
}
