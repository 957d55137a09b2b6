import { Refusal } from '@perga/domain'
import type { SessionState } from '../../identity/session-state.ts'
import { displayName, type TaxUser } from '../../identity/tax-user.ts'
import type { Keys } from '../../platform/keys.ts'
import type { ClientStore } from '../clients/client-store.ts'
import type { OrganisationStore } from '../organisation-store.ts'
import type { RepresentativeStore } from '../representatives/representative-store.ts'
import { refuseSuspended } from './current-user.ts'

/**
 * Decides whether someone whom the tax authority knows may use the organisations' area: representatives always; others as a
 * citizen, if they said that they hold a code or came with the code of a live link to any tax user. The account of a vetted
 * organisation never may: its administrator invites, and reads nothing (row R3). Throws `not_permitted`,
 * `organisation_account`, `representative_suspended`, `representative_ended`.
 */
export async function admitUser(
  user: TaxUser,
  options: {
    clients: ClientStore
    organisations: OrganisationStore
    representatives: RepresentativeStore
    keys: Keys
    saidCitizen: boolean
    holdsOpenCode(): Promise<boolean>
  },
): Promise<SessionState['user']> {
  if (await options.organisations.isVetted(user.taxNumber)) throw new Refusal('organisation_account')
  const tinIndex = options.keys.index('tin', user.taxNumber)
  const clients = await options.clients.ofRepresentative(tinIndex)
  const session = { taxNumber: user.taxNumber, name: displayName(user) }
  if (clients.length > 0) return { ...session, isCitizen: false }
  if (options.saidCitizen || (await options.holdsOpenCode())) return { ...session, isCitizen: true }
  refuseSuspended(await options.representatives.ofPerson(tinIndex))
  throw new Refusal('not_permitted', { reason: 'tax number not authorized' })
}
