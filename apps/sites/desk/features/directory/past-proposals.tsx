import { useLingui } from '@lingui/react/macro'
import type { ConnectionProposal } from '@perga/contracts'
import { DeskTable } from '../../desk-table.tsx'
import { useWhen } from '../../use-when.ts'

/** What was proposed before and how it was decided. */
export function PastProposals({ proposals }: { readonly proposals: readonly ConnectionProposal[] }) {
  const { t } = useLingui()
  const when = useWhen()
  const states: Record<ConnectionProposal['state'], string> = {
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
        columns={[t`Proposed`, t`Way`, t`Decision`, t`Reason`]}
        rows={proposals.map(({ id, proposed_at, proposed_by, settings, state, decided_by, decided_at, reason }) => ({
          key: id,
          cells: [
            `${when(proposed_at)}, ${proposed_by.name}`,
            settings.mode === 'api' ? 'API' : t`Database view`,
            `${states[state]}, ${when(decided_at)}, ${decided_by?.name ?? '–'}`,
            reason ?? '–',
          ],
        }))}
      />
    </>
  )
}
