import { type OrganisationUser, userActor } from '../organisations/sign-in/current-user.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import type { Documents } from './make-documents.ts'

/** Who opened which document of which release. */
export interface DocumentOpening {
  kind: keyof Documents
  auditId: string
  user: OrganisationUser
}

/** Writes into the audit that a document was given out, before it is. */
export async function recordOpening(
  { kind, auditId, user }: DocumentOpening,
  { db, keys, clock }: { db: Work; keys: Keys; clock: Clock },
): Promise<void> {
  await recordEvent(db, clock, {
    actor: userActor(user, keys),
    act: 'document.opened',
    object: auditId,
    detail: { kind },
  })
}
