import { Refusal } from '@perga/domain'
import type { SessionState } from '../identity/session-state.ts'
import { displayName, type TaxUser } from '../identity/tax-user.ts'
import type { Keys } from '../platform/keys.ts'
import type { ClientStore } from './client-store.ts'

/**
 * Decides whether someone whom the tax authority knows may use the organisations' area: representatives always; others as a
 * citizen, if they said that they hold a code or came with the code of a live link to any tax user. Throws `not_permitted`.
 */
export async function admitUser(
  user: TaxUser,
  options: { clients: ClientStore; keys: Keys; saidCitizen: boolean; holdsOpenCode(): Promise<boolean> },
): Promise<SessionState['user']> {
  const clients = await options.clients.ofRepresentative(options.keys.index('tin', user.taxNumber))
  const session = { taxNumber: user.taxNumber, name: displayName(user) }
  if (clients.length > 0) return { ...session, isCitizen: false }
  if (options.saidCitizen || (await options.holdsOpenCode())) return { ...session, isCitizen: true }
  throw new Refusal('not_permitted', { reason: 'tax number not authorized' })
}
