import { useLingui } from '@lingui/react/macro'
import type { Proposal } from '@perga/contracts'
import { DeskTable } from '../../desk-table.tsx'
import { useWhen } from '../../use-when.ts'

interface PastProposalsProps<Known extends Proposal> {
  readonly proposals: readonly Known[]
  /** What was proposed, in one line under the heading `what`. */
  readonly what: string
  readonly tell: (proposal: Known) => string
}

/** What was proposed before and how it was decided. */
export function PastProposals<Known extends Proposal>({ proposals, what, tell }: PastProposalsProps<Known>) {
  const { t } = useLingui()
  const when = useWhen()
  const states: Record<Proposal['state'], string> = {
    open: t`Waits`,
    approved: t`Approved`,
    rejected: t`Rejected`,
    withdrawn: t`Withdrawn`,
  }
  if (proposals.length === 0) return null
  return (
    <>
      <h2>{t`Earlier proposals`}</h2>
      <DeskTable
        caption={t`Earlier proposals`}
        columns={[t`Proposed`, what, t`Decision`, t`Reason`]}
        rows={proposals.map((proposal) => ({
          key: proposal.id,
          cells: [
            `${when(proposal.proposed_at)}, ${proposal.proposed_by.name}`,
            tell(proposal),
            `${states[proposal.state]}, ${when(proposal.decided_at)}, ${proposal.decided_by?.name ?? '–'}`,
            proposal.reason ?? '–',
          ],
        }))}
      />
    </>
  )
}
