import type { OrganisationDetails } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import type { Administrator } from './current-administrator.ts'
import type { OrganisationStore } from './organisation-store.ts'

export interface CorrectionDependencies {
  db: Database
  organisations: OrganisationStore
  clock: Clock
}

/**
 * Corrects what was requested: anybody could have sent the request, the administrator alone is the organisation. Possible until
 * the provider confirms. Throws `details_settled`.
 */
export function correctDetails(
  { details, administrator }: { details: OrganisationDetails; administrator: Administrator },
  { db, organisations, clock }: CorrectionDependencies,
): Promise<void> {
  const { organisationId, actor } = administrator
  return inTransaction(db, async (transaction) => {
    if (!(await organisations.correct(transaction, organisationId, details))) throw new Refusal('details_settled')
    await recordEvent(transaction, clock, { actor, act: 'organisation.corrected', object: organisationId })
  })
}
