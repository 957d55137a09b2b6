import type { CorrectionForm } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import { inTransaction } from '../../platform/work.ts'
import type { OrganisationRow } from '../organisation-store.ts'
import { enterAct, type ProviderAct, type VettingDependencies } from '../vetting/vet-organisation.ts'
import { MAIL_ORGANISATION } from './organisation-notices.ts'

/** What the record says of a change as it was and is; the contact person's name and number are not kept beyond their use. */
const RECORDED = ['name_el', 'name_en', 'sector', 'contact_email'] as const

/**
 * Corrects an organisation's details on its word, also after the confirmation, when its administrator no more can. The former
 * and the new contact are told, so that nobody is replaced unheard. Throws `not_found`.
 */
export async function correctOrganisation(
  act: ProviderAct,
  { reference, ...details }: CorrectionForm,
  dependencies: VettingDependencies,
): Promise<void> {
  const { db, organisations, enqueue } = dependencies
  const { organisationId } = act
  await inTransaction(db, async (transaction) => {
    const former = await organisations.amend(transaction, organisationId, details)
    if (former === undefined) throw new Refusal('not_found')
    const entry = { act: 'corrected' as const, reference, note: describeChanges(former, details) }
    await enterAct(transaction, act, entry, dependencies)
    for (const to of new Set([former.contact_email, details.contact_email])) {
      await enqueue(transaction, MAIL_ORGANISATION, { organisationId, notice: 'corrected', to })
    }
  })
}

function describeChanges(former: OrganisationRow, details: Omit<CorrectionForm, 'reference'>): string | null {
  const changed = RECORDED.filter((field) => former[field] !== details[field])
  return changed.length === 0 ? null : changed.map((field) => `${former[field]} → ${details[field]}`).join(' · ')
}
