import { Refusal, refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import { type DatabaseTransaction, inTransaction } from '../platform/database.ts'
import { connectionStore } from './connection-store.ts'
import { proposalStore } from './proposal-store.ts'
import type { ConnectionAdministration } from './propose-connection.ts'

/** One decision on one proposal. */
export interface ProposalDecision {
  institution: string
  proposal: string
  state: 'approved' | 'rejected' | 'withdrawn'
  reason: string | null
  /** The id of the provider's member. */
  decidedBy: string
}

/**
 * Decides on proposed settings with four eyes: approved or rejected by another member than proposed them, withdrawn by that one
 * alone. Approved settings hold from the next question to the institution on. Throws `not_found`, `proposal_decided`,
 * `own_proposal` or `not_permitted`.
 */
export async function decideProposal(
  decision: ProposalDecision,
  { db, keys, clock }: Pick<ConnectionAdministration, 'db' | 'keys' | 'clock'>,
): Promise<void> {
  const { institution, proposal: id, state, reason, decidedBy } = decision
  await inTransaction(db, async (transaction) => {
    const store = proposalStore(transaction, keys)
    const proposal = await store.lock(institution, id)
    if (proposal === undefined) throw new Refusal('not_found')
    if (proposal.settings_sealed === null) throw new Refusal('proposal_decided')
    refuseWrongPerson(decision, proposal.proposed_by)
    const now = clock.now()
    if (state === 'approved') await putInForce(transaction, proposal.settings_sealed, now)
    refuseUnless(await store.decide(id, { state, decidedBy, reason, now }), 'proposal_decided')
    const detail = { proposal: id, mode: proposal.mode, proposed_by: proposal.proposed_by, reason }
    const act = `connection.${ACTS[state]}`
    await recordEvent(transaction, clock, { actor: `provider:${decidedBy}`, act, object: institution, detail })
  })

  async function putInForce(transaction: DatabaseTransaction, sealed: Uint8Array, now: Date) {
    const settings = proposalStore(transaction, keys).open(sealed)
    await connectionStore(transaction, keys).save(institution, settings, now)
  }
}

const ACTS = { approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const

function refuseWrongPerson({ state, decidedBy }: ProposalDecision, proposedBy: string): void {
  const isOwn = decidedBy === proposedBy
  if (state === 'withdrawn') refuseUnless(isOwn, 'not_permitted', { reason: 'proposed by another member' })
  else refuseUnless(!isOwn, 'own_proposal')
}
