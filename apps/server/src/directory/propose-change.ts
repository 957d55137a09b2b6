import { refuseUnless } from '@perga/domain'
import { type AuditEvent, recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { providerActor } from '../platform/require-provider.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import { type NewProposal, proposalStore } from './proposal-store.ts'

/** Enters a change for another member to approve, with its audit event. Throws `proposal_open`. */
export async function proposeChange(
  change: NewProposal & { detail: AuditEvent['detail'] },
  { db, clock }: { db: Work; clock: Clock },
): Promise<void> {
  const { detail, ...proposal } = change
  const now = clock.now()
  const id = uuidV7(now)
  await inTransaction(db, async (transaction) => {
    refuseUnless(await proposalStore(transaction).insert({ ...proposal, id, now }), 'proposal_open')
    await recordEvent(transaction, clock, {
      ...{
        actor: providerActor(proposal.proposedBy),
        act: `${proposal.subject}.propose`,
        object: proposal.institution,
      },
      detail: { proposal: id, ...detail },
    })
  })
}
