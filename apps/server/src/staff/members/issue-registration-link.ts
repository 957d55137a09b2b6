import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { randomSecret, sha256 } from '../../platform/keys.ts'
import type { Work } from '../../platform/work.ts'
import { providerMemberStore } from './provider-member-store.ts'

const LIFETIME_MS = 30 * 60_000

/**
 * Makes a link, good once and for 30 minutes, by which a member of the provider registers a passkey. Its secret stands in the
 * fragment, which no server log sees.
 */
export async function issueRegistrationLink(
  issue: { memberId: string; actor: string },
  { db, clock, origin }: { db: Work; clock: Clock; origin: string },
): Promise<string> {
  const { memberId, actor } = issue
  const token = randomSecret()
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS)
  await providerMemberStore(db).insertInvitation({ tokenHash: sha256(token), memberId, issuedBy: actor, expiresAt })
  await recordEvent(db, clock, { actor, act: 'provider-member.issue-link', object: memberId })
  return `${origin}/desk/register#${token}`
}
