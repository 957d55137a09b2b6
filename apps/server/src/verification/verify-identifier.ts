import { mayReadAgain } from '../organisations/clients/reading-right.ts'
import { type OrganisationUser, userActor } from '../organisations/sign-in/current-user.ts'
import { type AuditEvent, recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import type { Comparison } from '../releases/compare-content.ts'
import { type Identifier, type RecallDependencies, type Recalled, recallRelease } from '../releases/recall-release.ts'
import { hasEnded } from '../releases/release-end.ts'
import type { StoredRelease } from '../releases/release-store.ts'
import { toldOf } from './verification-answer.ts'

export interface VerificationDependencies extends RecallDependencies {
  db: Work
  keys: Keys
  clock: Clock
  /** Enters, in the transaction, that the holder is to be told of a reading. */
  tellHolder(transaction: OpenTransaction, readingId: string): Promise<void>
}

/**
 * Tells whether an identifier is ours and was issued to a client of this user, and whether the degree still says what was
 * released. Every check is audited; one of a release whose authorization has ended is told to the holder too. Throws
 * `reading_not_permitted` for what a client of theirs read in a service that they do not hold.
 */
export async function verifyIdentifier(
  identifier: Identifier,
  user: OrganisationUser,
  dependencies: VerificationDependencies,
): Promise<Recalled> {
  const { db, keys, clock } = dependencies
  const recalled = await recallRelease(identifier, (release) => mayVerify(user, release, keys), dependencies)
  const event = describeCheck(recalled, userActor(user, keys))
  if (recalled.outcome !== 'genuine' || !hasEnded(recalled.release, clock.now())) {
    await recordEvent(db, clock, event)
    return recalled
  }
  const look = { ...recalled, readerIndex: keys.index('tin', user.taxNumber) }
  await inTransaction(db, async (transaction) => {
    await recordEvent(transaction, clock, event)
    await recordLook(transaction, look, dependencies)
  })
  return recalled
}

function describeCheck(recalled: Recalled, actor: string): AuditEvent {
  const isGenuine = recalled.outcome === 'genuine'
  return {
    actor,
    act: 'release.verified',
    ...(isGenuine && { object: recalled.release.audit_id }),
    detail: { outcome: recalled.outcome, comparison: isGenuine ? recalled.comparison.result : null },
  }
}

async function recordLook(
  transaction: OpenTransaction,
  look: { release: StoredRelease; comparison: Comparison; readerIndex: Buffer },
  { releases, clock, tellHolder }: VerificationDependencies,
): Promise<void> {
  const { release, comparison, readerIndex } = look
  const at = clock.now()
  const id = uuidV7(at)
  await releases.enterLook(transaction, {
    ...{ id, at, readerIndex },
    auditId: release.audit_id,
    authorizationId: release.authorization_id,
    clientId: release.client_id,
    told: toldOf(release, comparison),
  })
  await tellHolder(transaction, id)
}

/** Whether the user may verify a release: every holder's own copy, what a check of theirs found, and what they may see again. */
function mayVerify(user: OrganisationUser, release: StoredRelease, keys: Keys): boolean {
  if (release.client_kind === 'holder') return true
  if (release.basis === 'inspection') return user.clients.some((client) => client.id === release.client_id)
  return mayReadAgain(user, release, keys)
}
