import type { FurtherClientForm } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import { inTransaction } from '../../platform/work.ts'
import { newClientId } from '../clients/client-name.ts'
import { enterAct, type ProviderAct, type VettingDependencies } from '../vetting/vet-organisation.ts'

/**
 * Enters a further client of an organisation, on its word: a part of it that graduates choose and that reads for itself.
 * Listed at once where the organisation is confirmed, else with its confirmation. Throws `not_found`.
 */
export async function enterFurtherClient(
  act: ProviderAct,
  form: FurtherClientForm,
  dependencies: VettingDependencies,
): Promise<void> {
  const { db, organisations } = dependencies
  const { organisationId } = act
  await inTransaction(db, async (transaction) => {
    const organisation = await organisations.find(organisationId, transaction)
    if (organisation === undefined) throw new Refusal('not_found')
    const { display_name_el: el, display_name_en: en, contact_email: contactEmail, scopes, reference } = form
    await organisations.enterClient(transaction, {
      ...{ id: newClientId(), organisationId, names: { el, en }, contactEmail, scopes },
    })
    if (organisation.confirmed_at !== null) await organisations.listClients(transaction, organisationId)
    await enterAct(transaction, act, { act: 'client-entered', reference, note: `${el} · ${en}` }, dependencies)
  })
}
