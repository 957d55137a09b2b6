import { Refusal } from '@perga/domain'
import type { ExpressionBuilder } from 'kysely'
import type { OpenTransaction } from '../platform/work.ts'
import { WRONG_PINS_ALLOWED } from './recipient-pin.ts'
import type { AuthorizationsTables } from './tables.ts'
import { tables } from './tables.ts'

/** How a link stands: it opens something only while it is active. */
export type LinkState = 'active' | 'revoked' | 'expired' | 'locked' | 'used-up'

/** What the end of a link is judged by. An authorization without a link has neither views nor wrong PINs. */
export interface LinkFacts {
  revoked_at: Date | null
  expires_at: Date
  wrong_pins: number | null
  view_limit: number | null
  views: number | null
}

/** How a link stands at `now`: ended by its holder, by its time, by wrong PINs, or by its last view. */
export function linkState(link: LinkFacts, now: Date): LinkState {
  if (link.revoked_at !== null) return 'revoked'
  if (link.expires_at <= now) return 'expired'
  if ((link.wrong_pins ?? 0) >= WRONG_PINS_ALLOWED) return 'locked'
  return link.view_limit !== null && (link.views ?? 0) >= link.view_limit ? 'used-up' : 'active'
}

/** The condition that an authorization is in force: its holder has not revoked it and its time is not over. */
export const isInForce = (now: Date) => (where: ExpressionBuilder<AuthorizationsTables, 'authorizations'>) =>
  where.and([where('authorizations.revoked_at', 'is', null), where('authorizations.expires_at', '>', now)])

/** The condition that a link lives. It ends when its authorization does, whatever its own time says. */
export const isLinkLive =
  (now: Date) => (where: ExpressionBuilder<AuthorizationsTables, 'access_links' | 'authorizations'>) =>
    where.and([where('access_links.expires_at', '>', now), isInForce(now)(where)])

/**
 * Asked in the transaction of a release: the authorization is in force, and cannot be revoked before the release is committed.
 * Throws `access_token_invalid`.
 */
export async function refuseUnlessInForce(transaction: OpenTransaction, authorizationId: string, now: Date) {
  const row = await tables(transaction)
    .selectFrom('authorizations')
    .select('id')
    .where('id', '=', authorizationId)
    .where(isInForce(now))
    .forShare()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('access_token_invalid', { reason: 'ended meanwhile' })
}

/**
 * Counts one view of a link that is still live and has views left, in the transaction of its release. Throws
 * `access_link_invalid`.
 */
export async function countView(transaction: OpenTransaction, accessLinkId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tables(transaction)
    .updateTable('access_links')
    .from('authorizations')
    .set((set) => ({ views: set('access_links.views', '+', 1) }))
    .whereRef('authorizations.id', '=', 'access_links.authorization_id')
    .where('access_links.id', '=', accessLinkId)
    .where(isLinkLive(now))
    .where((where) =>
      where.or([
        where('authorizations.view_limit', 'is', null),
        where('access_links.views', '<', where.ref('authorizations.view_limit')),
      ]),
    )
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw new Refusal('access_link_invalid', { reason: 'ended or out of views' })
}
