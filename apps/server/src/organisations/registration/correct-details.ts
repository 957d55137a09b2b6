import type { OrganisationDetails } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Enqueue } from '../../platform/jobs.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../../platform/work.ts'
import type { OrganisationStore } from '../organisation-store.ts'
import type { Administrator } from '../sign-in/current-administrator.ts'
import type { VettingStore } from '../vetting/vetting-store.ts'
import { MAIL_ORGANISATION } from './organisation-notices.ts'

export interface CorrectionDependencies {
  db: Work
  organisations: OrganisationStore
  vettings: VettingStore
  enqueue: Enqueue
  clock: Clock
  /** Where the provider's staff are written to. */
  providerAddresses(): Promise<string[]>
}

/**
 * Corrects what was requested: anybody could have sent the request, the administrator alone is the organisation. Possible until
 * the provider confirms. After a refusal it asks anew: the refusal is over, the provider is told. Throws `details_settled`.
 */
export async function correctDetails(
  { details, administrator }: { details: OrganisationDetails; administrator: Administrator },
  dependencies: CorrectionDependencies,
): Promise<void> {
  const { db, organisations, clock, providerAddresses } = dependencies
  const { organisationId, actor } = administrator
  const provider = await providerAddresses()
  await inTransaction(db, async (transaction) => {
    const former = await organisations.correct(transaction, organisationId, details)
    if (former === undefined) throw new Refusal('details_settled')
    await recordEvent(transaction, clock, { actor, act: 'organisation.corrected', object: organisationId })
    if (former.refused_at === null) return
    await askAnew(transaction, { administrator, name: details.name_el, provider }, dependencies)
  })
}

async function askAnew(
  transaction: OpenTransaction,
  asked: { administrator: Administrator; name: string; provider: readonly string[] },
  { vettings, enqueue, clock }: CorrectionDependencies,
): Promise<void> {
  const { organisationId, actor } = asked.administrator
  const now = clock.now()
  const by = { id: actor, name: asked.name }
  await vettings.record(transaction, { id: uuidV7(now), organisationId, act: 'asked-anew', by, now })
  await recordEvent(transaction, clock, { actor, act: 'organisation.asked-anew', object: organisationId })
  for (const to of asked.provider)
    await enqueue(transaction, MAIL_ORGANISATION, { organisationId, notice: 'asked-anew', to })
}
