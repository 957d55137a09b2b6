import { AdesError, type Augmenting, augmentJadesWithoutPayload, type BaselineLevel } from '@perga/ades'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import type { SealSources } from '../seals/seal-authorities.ts'
import { AUTHORITY_PAUSE_MS, nextAttemptAt } from './attempt-pauses.ts'
import type { AugmentationStore, PendingRelease } from './augmentation-store.ts'

export interface AugmentDependencies {
  store: AugmentationStore
  sources: Pick<SealSources, keyof Augmenting | 'askedSince'>
  clock: Clock
  log: Logger
}

/** How long a release may wait for its authorities; an older signature is left as it is. */
export const GIVE_UP_AFTER_MS = 30 * 24 * 60 * 60 * 1000
const AT_ONCE = 20

/** How many releases were put off, and whether some are to be tried again within seconds. */
export interface AugmentationRun {
  postponed: number
  isMoreDueSoon: boolean
}

/** A release on its way: what it holds by now, and what stopped it. */
interface Draft {
  readonly release: PendingRelease
  readonly level: BaselineLevel
  readonly etsiU: readonly string[]
  readonly fault?: { readonly code: string; readonly error: unknown }
}

/**
 * Raises releases towards B-LT: a time stamp over the signature, then the revocation data that a verifier needs when nobody
 * answers any more, asked for after the stamp. What fails is put off and what was reached is kept. An authority's failure ends
 * the run when nothing was gained by it; a release's own ends nothing.
 */
export async function augmentReleases(dependencies: AugmentDependencies): Promise<AugmentationRun> {
  const { store, clock, log } = dependencies
  const signedAfter = new Date(clock.now().getTime() - GIVE_UP_AFTER_MS)
  const faults = new Map<string, number>()
  for (let round = 0; round < 500; round += 1) {
    const pending = await store.pendingAugmentation({ signedAfter, now: clock.now(), limit: AT_ONCE })
    const drafts = await raiseTogether(pending, dependencies)
    await Promise.all(drafts.map((draft) => keep(draft, dependencies)))
    for (const { fault } of drafts) if (fault) faults.set(fault.code, (faults.get(fault.code) ?? 0) + 1)
    const isStopped = drafts.some(isStoppedByAuthority) && !drafts.some(hasGained)
    if (pending.length < AT_ONCE || isStopped) break
  }
  if (faults.size > 0) log.warn({ faults: Object.fromEntries(faults) }, 'signatures wait to be raised')
  const soon = new Date(clock.now().getTime() + AUTHORITY_PAUSE_MS.longest)
  const left = await store.pendingAugmentation({ signedAfter, now: soon, limit: 1 })
  return { postponed: [...faults.values()].reduce((sum, count) => sum + count, 0), isMoreDueSoon: left.length > 0 }
}

async function raiseTogether(
  pending: readonly PendingRelease[],
  { sources, clock }: AugmentDependencies,
): Promise<Draft[]> {
  const stamped = await Promise.all(pending.map((release) => raise(draftOf(release), 'B-T', sources)))
  // All stamps are there: one answer about a certificate, asked for from now on, does for all of them.
  const fresh = sources.askedSince(clock.now())
  return Promise.all(stamped.map((draft) => (draft.fault ? draft : raise(draft, 'B-LT', fresh))))
}

const draftOf = (release: PendingRelease): Draft => ({ release, level: release.level, etsiU: release.etsi_u ?? [] })

async function raise(draft: Draft, target: 'B-T' | 'B-LT', sources: Augmenting): Promise<Draft> {
  const { release, etsiU } = draft
  const jades = {
    protected: release.jws_protected,
    signature: release.jws_signature,
    ...(etsiU.length > 0 && { header: { etsiU } }),
  }
  try {
    const raised = await augmentJadesWithoutPayload(jades, target, sources)
    const { notReached } = raised
    const fault = notReached && { fault: { code: notReached.code, error: notReached.cause } }
    return { release, level: raised.level, etsiU: raised.etsiU, ...fault }
  } catch (error) {
    // What stands in the row cannot be read: no authority is to blame, and the others must not wait for it.
    return { ...draft, fault: { code: error instanceof AdesError ? error.code : 'unexpected', error } }
  }
}

/** Time stamps and revocation data come from others; anything else is wrong with the signature, or with our settings. */
function isStoppedByAuthority({ fault }: Draft): boolean {
  return fault !== undefined && /^(timestamp|revocation)_/.test(fault.code)
}

const hasGained = ({ release, level }: Draft) => level !== release.level

async function keep(draft: Draft, { store, clock, log }: AugmentDependencies): Promise<void> {
  const { release, level, etsiU, fault } = draft
  const { audit_id: auditId, augment_attempts: attempts } = release
  if (hasGained(draft)) await store.raiseLevel(auditId, { from: release.level, to: level, etsiU })
  if (fault === undefined) return
  const isOwn = !isStoppedByAuthority(draft)
  if (isOwn) log.error({ auditId, code: fault.code, attempts, err: fault.error }, 'a signature cannot be raised')
  const nextAt = nextAttemptAt(clock.now(), { attempts, isOwn })
  await store.postpone(auditId, { code: fault.code, nextAt })
}
