import { type Augmenting, augmentJadesWithoutPayload } from '@perga/ades'
import type { Clock } from '../platform/clock.ts'
import type { PendingRelease, ReleaseStore } from './release-store.ts'

export interface AugmentDependencies {
  store: ReleaseStore
  sources: Augmenting
  clock: Clock
}

/** How long a release may wait for its authorities; an older signature is left as it is. */
const GIVE_UP_AFTER_MS = 30 * 24 * 60 * 60 * 1000
const AT_ONCE = 20

/**
 * Raises releases towards B-LT: a time stamp over the signature, then the revocation data that a verifier needs when nobody
 * answers any more. An authority that fails ends this round; what was reached is kept, and the next round goes on from
 * there. Returns how many releases wait no more.
 */
export async function augmentReleases({ store, sources, clock }: AugmentDependencies): Promise<number> {
  let finished = 0
  const oldest = new Date(clock.now().getTime() - GIVE_UP_AFTER_MS)
  for (let round = 0; round < 500; round += 1) {
    const pending = await store.pendingAugmentation(oldest, AT_ONCE)
    const outcomes = await Promise.all(pending.map((release) => augment(release, store, sources)))
    finished += outcomes.filter((isFinished) => isFinished).length
    if (pending.length < AT_ONCE || outcomes.some((isFinished) => !isFinished)) break
  }
  return finished
}

async function augment(release: PendingRelease, store: ReleaseStore, sources: Augmenting): Promise<boolean> {
  const jades = {
    protected: release.jws_protected,
    signature: release.jws_signature,
    ...(release.etsi_u && { header: { etsiU: release.etsi_u } }),
  }
  const { level, etsiU } = await augmentJadesWithoutPayload(jades, 'B-LT', sources)
  if (level !== release.level) await store.raiseLevel(release.audit_id, { from: release.level, to: level, etsiU })
  return level === 'B-LT'
}
