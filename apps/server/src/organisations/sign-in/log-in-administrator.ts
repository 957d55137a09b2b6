import { Refusal } from '@perga/domain'
import type { SessionState } from '../../identity/session-state.ts'
import { displayName, type TaxUser } from '../../identity/tax-user.ts'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Work } from '../../platform/work.ts'
import type { OrganisationStore } from '../organisation-store.ts'

/**
 * Makes whoever holds the tax account of an organisation its administrator (row R3): the tax number of the login is the
 * organisation's. Throws `not_an_administrator` when no organisation with it has asked to register.
 */
export async function logInAdministrator(
  user: TaxUser,
  { db, organisations, clock }: { db: Work; organisations: OrganisationStore; clock: Clock },
): Promise<SessionState['administrator']> {
  const organisationId = await organisations.idOfTaxNumber(db, user.taxNumber)
  if (organisationId === undefined) throw new Refusal('not_an_administrator')
  const isFirst = await organisations.markAdministrator(organisationId, clock.now())
  await recordEvent(db, clock, {
    ...{ actor: `administrator:${organisationId}`, act: 'administrator.logged-in', object: organisationId },
    detail: { first: isFirst },
  })
  return { organisationId, name: displayName(user) }
}
