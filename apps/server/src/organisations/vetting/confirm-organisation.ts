import { Refusal, type Scope } from '@perga/domain'
import { inTransaction, type OpenTransaction } from '../../platform/work.ts'
import { enterDecision, type ProviderAct, type VettingDependencies } from './vet-organisation.ts'

/**
 * Confirms an organisation (row R5): listed for graduates, its clients and services active, only from now. Needs evidence on
 * record and a representative who has accepted (the order of spec 2 §4); one that was confirmed before and is suspended can
 * have lost its last representative meanwhile, and invites again. Throws `organisation_not_ready`, `already_decided`.
 */
export function confirmOrganisation(
  act: ProviderAct,
  { scopes, note }: { scopes: readonly Scope[]; note: string | null },
  dependencies: VettingDependencies,
): Promise<void> {
  const { db, organisations, vettings, clock } = dependencies
  const id = act.organisationId
  return inTransaction(db, async (transaction) => {
    if (!(await isReady(transaction, id, dependencies))) throw new Refusal('organisation_not_ready')
    if (!(await vettings.confirm(transaction, { id, scopes, now: clock.now() }))) throw new Refusal('already_decided')
    await organisations.listClients(transaction, id)
    await enterDecision(transaction, act, { act: 'confirmed', note }, dependencies)
  })
}

async function isReady(
  transaction: OpenTransaction,
  id: string,
  { organisations, vettings, representatives }: VettingDependencies,
): Promise<boolean> {
  if (!(await vettings.hasEvidence(transaction, id))) return false
  const suspendedAt = (await organisations.find(id, transaction))?.suspended_at ?? null
  return suspendedAt !== null || (await representatives.countActive(transaction, id)) > 0
}
