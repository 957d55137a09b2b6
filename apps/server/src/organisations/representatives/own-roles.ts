import type { OwnRoles, Service } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { SessionState } from '../../identity/session-state.ts'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Keys } from '../../platform/keys.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import { describeRole, seconds } from '../registration/describe-organisation.ts'
import { userActor } from '../sign-in/current-user.ts'
import type { RepresentativeStore } from './representative-store.ts'

export interface RoleDependencies {
  db: Work
  representatives: RepresentativeStore
  keys: Keys
  clock: Clock
}

type Person = SessionState['representative']

/** What a person may do, for which organisation, until when. */
export async function listRoles(person: Person, { representatives, keys }: RoleDependencies): Promise<OwnRoles> {
  const link = await representatives.ofPerson(keys.index('tin', person.taxNumber))
  if (link === undefined)
    return { organisation: null, state: null, suspended_for: null, confirmed_until: null, roles: [] }
  const { name_el, name_en, confirmed_at, state, suspended_for, confirmed_until } = link
  return {
    organisation: { name_el, name_en, is_active: confirmed_at !== null },
    state: state === 'suspended' ? 'suspended' : 'active',
    suspended_for,
    confirmed_until: seconds(confirmed_until),
    roles: (await representatives.rolesOf([link.id])).map(describeRole),
  }
}

/** Gives one role back. Throws `not_found` for one that the person does not hold. */
export function cancelRole(
  { person, role }: { person: Person; role: { client: string; service: Service } },
  { db, representatives, keys, clock }: RoleDependencies,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const link = await representatives.ofPerson(keys.index('tin', person.taxNumber), transaction)
    if (link === undefined || !(await representatives.removeRole(transaction, { id: link.id, ...role }))) {
      throw new Refusal('not_found')
    }
    const event = { actor: userActor(person, keys), act: 'representative.role-cancelled', object: link.id }
    await recordEvent(transaction, clock, { ...event, detail: { ...role } })
  })
}

/** Ends the person's link to the organisation with every role of it; another organisation may invite from then on. */
export function unlinkRepresentative(
  person: Person,
  { db, representatives, keys, clock }: RoleDependencies,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const link = await representatives.ofPerson(keys.index('tin', person.taxNumber), transaction)
    if (link === undefined || !(await representatives.unlink(transaction, link.id))) throw new Refusal('not_found')
    const event = { actor: userActor(person, keys), act: 'representative.unlinked', object: link.id }
    await recordEvent(transaction, clock, event)
  })
}
