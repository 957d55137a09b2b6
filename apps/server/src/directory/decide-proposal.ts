import { Refusal, refuseUnless } from '@perga/domain'
import { type AuditEvent, recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { providerActor } from '../platform/require-provider.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import { type ProposalKey, proposalStore } from './proposal-store.ts'

/** One decision on one proposal. */
export interface ProposalDecision extends ProposalKey {
  state: 'approved' | 'rejected' | 'withdrawn'
  reason: string | null
  /** The id of the provider's member. */
  decidedBy: string
}

/** A change that was sealed when it was proposed and comes into force now, in the decision's own transaction. */
export interface ApprovedChange {
  institution: string
  sealed: Uint8Array
  now: Date
}

/** Brings an approved change into force; returns what the audit shall keep of it. */
export type PutInForce = (transaction: OpenTransaction, change: ApprovedChange) => Promise<AuditEvent['detail']>

/**
 * Decides on a proposed change with four eyes: approved or rejected by another member than proposed it, withdrawn by that one
 * alone. Throws `not_found`, `proposal_decided`, `own_proposal`, `not_permitted`, and what `putInForce` throws.
 */
export async function decideProposal(
  decision: ProposalDecision,
  { db, clock, putInForce }: { db: Work; clock: Clock; putInForce: PutInForce },
): Promise<void> {
  const { institution, subject, proposal: id, state, reason, decidedBy } = decision
  await inTransaction(db, async (transaction) => {
    const store = proposalStore(transaction)
    const proposal = await store.lock(decision)
    if (proposal === undefined) throw new Refusal('not_found')
    const sealed = proposal.settings_sealed
    if (sealed === null) throw new Refusal('proposal_decided')
    refuseWrongPerson(decision, proposal.proposed_by)
    const now = clock.now()
    const changed = state === 'approved' ? await putInForce(transaction, { institution, sealed, now }) : {}
    refuseUnless(await store.decide(id, { state, decidedBy, reason, now }), 'proposal_decided')
    await recordEvent(transaction, clock, {
      ...{ actor: providerActor(decidedBy), act: `${subject}.${ACTS[state]}`, object: institution },
      detail: { proposal: id, proposed_by: proposal.proposed_by, reason, ...changed },
    })
  })
}

const ACTS = { approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const

function refuseWrongPerson({ state, decidedBy }: ProposalDecision, proposedBy: string): void {
  const isOwn = decidedBy === proposedBy
  if (state === 'withdrawn') refuseUnless(isOwn, 'not_permitted', { reason: 'proposed by another member' })
  else refuseUnless(!isOwn, 'own_proposal')
}
