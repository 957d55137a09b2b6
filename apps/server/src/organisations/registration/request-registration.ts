import type { OrganisationRequestForm } from '@perga/contracts'
import { parseTaxNumber, Refusal, SCOPES } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Enqueue } from '../../platform/jobs.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../../platform/work.ts'
import { newClientId } from '../clients/client-name.ts'
import type { OrganisationStore } from '../organisation-store.ts'
import { MAIL_ORGANISATION } from './organisation-notices.ts'

export interface RequestDependencies {
  db: Work
  organisations: OrganisationStore
  enqueue: Enqueue
  clock: Clock
}

/** Where a request came from: the site's form, or an e-mail that the provider's staff entered. */
export interface RequestOrigin {
  channel: 'form' | 'e-mail'
  actor: string
}

/**
 * Enters the request of an organisation (rows R1, R2): the first for a tax number makes its record, a later one is kept beside
 * it and changes nothing. Returns the record's id, for the provider's eyes alone. Throws `tax_number_invalid`.
 */
export function requestRegistration(
  form: OrganisationRequestForm,
  { channel, actor }: RequestOrigin,
  dependencies: RequestDependencies,
): Promise<string> {
  const { db, organisations, clock } = dependencies
  const taxNumber = parseTaxNumber(form.tax_number)
  if (taxNumber === null) throw new Refusal('tax_number_invalid')
  const { tax_number: _, ...details } = form
  const now = clock.now()
  return inTransaction(db, async (transaction) => {
    const entered = { id: uuidV7(now), taxNumber, now, ...details }
    const isNew = await organisations.enter(transaction, entered)
    const id = isNew ? entered.id : await organisations.idOfTaxNumber(transaction, taxNumber)
    if (id === undefined) throw new Error('an organisation vanished while its request was entered')
    if (isNew) await begin(transaction, { id, details }, dependencies)
    await organisations.keepRequest(transaction, { id: uuidV7(now), organisationId: id, channel, details, now })
    const act = isNew ? 'organisation.requested' : 'organisation.requested-again'
    await recordEvent(transaction, clock, { actor, act, object: id, detail: { channel } })
    return id
  })
}

async function begin(
  transaction: OpenTransaction,
  { id, details }: { id: string; details: Omit<OrganisationRequestForm, 'tax_number'> },
  { organisations, enqueue }: RequestDependencies,
): Promise<void> {
  const names = { el: details.name_el, en: details.name_en }
  const client = { id: newClientId(), organisationId: id, names, contactEmail: details.contact_email, scopes: SCOPES }
  await organisations.enterClient(transaction, client)
  await enqueue(transaction, MAIL_ORGANISATION, { organisationId: id, notice: 'requested' })
}
