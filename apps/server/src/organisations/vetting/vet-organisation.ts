import type { InstitutionGrantForm } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { InstitutionStore } from '../../directory/institution-store.ts'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Enqueue } from '../../platform/jobs.ts'
import { providerActor } from '../../platform/require-provider.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../../platform/work.ts'
import type { OrganisationStore } from '../organisation-store.ts'
import { MAIL_ORGANISATION } from '../registration/organisation-notices.ts'
import type { RepresentativeStore } from '../representatives/representative-store.ts'
import type { VettingEntry, VettingStore } from './vetting-store.ts'

export interface VettingDependencies {
  db: Work
  organisations: OrganisationStore
  representatives: RepresentativeStore
  vettings: VettingStore
  institutions: InstitutionStore
  enqueue: Enqueue
  clock: Clock
}

/** Who of the provider's staff acts on which organisation. */
export interface ProviderAct {
  organisationId: string
  provider: { id: string; name: string }
}

type Entry = Omit<VettingEntry, 'id' | 'organisationId' | 'by' | 'now'>

/** Keeps what was seen of an organisation's legal existence (row R9). Throws `not_found`. */
export async function recordEvidence(
  act: ProviderAct,
  evidence: { kind: NonNullable<VettingEntry['evidenceKind']>; reference: string; note: string | null },
  dependencies: VettingDependencies,
): Promise<void> {
  if ((await dependencies.organisations.find(act.organisationId)) === undefined) throw new Refusal('not_found')
  const { kind: evidenceKind, reference, note } = evidence
  await inTransaction(dependencies.db, (transaction) =>
    enterAct(transaction, act, { act: 'evidence', evidenceKind, reference, note }, dependencies),
  )
}

/** Refuses a request and tells its contact why; it can still be confirmed later. Throws `already_decided`. */
export function refuseOrganisation(act: ProviderAct, reason: string, dependencies: VettingDependencies): Promise<void> {
  return close(act, { act: 'refused', reason }, dependencies)
}

/** Suspends a confirmed organisation: nobody can choose it and nobody reads for it any more. Throws `already_decided`. */
export function suspendOrganisation(
  act: ProviderAct,
  reason: string,
  dependencies: VettingDependencies,
): Promise<void> {
  return close(act, { act: 'suspended', reason }, dependencies)
}

/**
 * Records on an institution's behalf that a client of a public body may check its degrees, or may no more. Throws `not_found`,
 * `service_not_for_sector` (row X10), `already_decided`.
 */
export async function grantInstitution(
  act: ProviderAct,
  grant: InstitutionGrantForm,
  dependencies: VettingDependencies,
): Promise<void> {
  const { db, organisations, institutions, vettings } = dependencies
  const organisation = await organisations.find(act.organisationId)
  const clients = await organisations.clientsOf(act.organisationId)
  const institution = (await institutions.names()).get(grant.institution)
  if (organisation === undefined || institution === undefined || !clients.some(({ id }) => id === grant.client)) {
    throw new Refusal('not_found')
  }
  if (organisation.sector !== 'public') throw new Refusal('service_not_for_sector')
  await inTransaction(db, async (transaction) => {
    if (!(await vettings.setInstitution(transaction, grant))) throw new Refusal('already_decided')
    const entry: Entry = {
      act: grant.granted ? 'institution-granted' : 'institution-withdrawn',
      reference: grant.reference,
      institution: institution.code,
    }
    await enterAct(transaction, act, entry, dependencies)
  })
}

function close(
  act: ProviderAct,
  decision: { act: 'refused' | 'suspended'; reason: string },
  dependencies: VettingDependencies,
): Promise<void> {
  const { db, vettings, clock } = dependencies
  const { reason } = decision
  return inTransaction(db, async (transaction) => {
    const change = { id: act.organisationId, reason, now: clock.now() }
    const isClosed =
      decision.act === 'refused'
        ? await vettings.refuse(transaction, change)
        : await vettings.suspend(transaction, change)
    if (!isClosed) throw new Refusal('already_decided')
    await enterDecision(transaction, act, { act: decision.act, note: reason }, dependencies)
  })
}

/** Enters a decision and lets the organisation be told of it. */
export async function enterDecision(
  transaction: OpenTransaction,
  act: ProviderAct,
  decision: Entry & { act: 'confirmed' | 'refused' | 'suspended' },
  dependencies: VettingDependencies,
): Promise<void> {
  await enterAct(transaction, act, decision, dependencies)
  const notice = { organisationId: act.organisationId, notice: decision.act }
  await dependencies.enqueue(transaction, MAIL_ORGANISATION, notice)
}

/** Every act of the provider is a row of the vetting record and one of the audit. */
export async function enterAct(
  transaction: OpenTransaction,
  { organisationId, provider }: ProviderAct,
  entry: Entry,
  { vettings, clock }: Pick<VettingDependencies, 'vettings' | 'clock'>,
): Promise<void> {
  const now = clock.now()
  await vettings.record(transaction, { id: uuidV7(now), organisationId, by: provider, now, ...entry })
  await recordEvent(transaction, clock, {
    ...{ actor: providerActor(provider.id), act: `organisation.${entry.act}`, object: organisationId },
    detail: { institution: entry.institution ?? null },
  })
}
