import { useLingui } from '@lingui/react/macro'
import type { ConnectionProposal } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { useStaff } from '../../current-member.tsx'
import { useWhen } from '../../use-when.ts'
import { decide } from './directory-api.ts'
import { useInstitutionCode } from './institution-frame.tsx'
import { SettingsFacts } from './settings-facts.tsx'
import { TestResult } from './test-result.tsx'

interface OpenProposalProps {
  readonly proposal: ConnectionProposal
  readonly onDecided: () => void
}

/** A change that waits: its proposer may withdraw it, another member approves or rejects it. */
export function OpenProposal({ proposal, onDecided }: OpenProposalProps) {
  const { t } = useLingui()
  const when = useWhen()
  const isOwn = useStaff().id === proposal.proposed_by.id
  return (
    <section className="desk-section" aria-labelledby="open-proposal">
      <h2 id="open-proposal">{t`A change waits for approval`}</h2>
      <p>{t`Proposed by ${proposal.proposed_by.name}, ${when(proposal.proposed_at)}.`}</p>
      <SettingsFacts settings={proposal.settings} />
      {proposal.note !== null && <blockquote>{proposal.note}</blockquote>}
      <TestResult test={proposal.test} />
      {isOwn ? (
        <Withdrawal proposal={proposal} onDecided={onDecided} />
      ) : (
        <Decision proposal={proposal} onDecided={onDecided} />
      )}
    </section>
  )
}

function Withdrawal({ proposal, onDecided }: OpenProposalProps) {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const { change, run } = useChange(() => decide(code, proposal.id, 'withdraw').then(onDecided))
  return (
    <>
      <p>{t`This is your proposal: another member must look at it.`}</p>
      <ChangeNotice change={change} />
      <Actions>
        <Button variant="secondary" onClick={() => void run()}>{t`Withdraw the proposal`}</Button>
      </Actions>
    </>
  )
}

function Decision({ proposal, onDecided }: OpenProposalProps) {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { change, run } = useChange((act: 'approve' | 'reject') =>
    decide(code, proposal.id, act, act === 'reject' ? { reason } : undefined).then(onDecided),
  )
  const isEmpty = reason.trim() === ''
  const reject = () => {
    setChecked(true)
    if (!isEmpty) void run('reject')
  }
  return (
    <>
      <TextArea
        id="rejection-reason"
        label={t`Reason, if you reject it`}
        rows={2}
        maxLength={1000}
        value={reason}
        error={isChecked && isEmpty ? t`Write why you reject it.` : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <ChangeNotice change={change} />
      <Actions>
        <Button onClick={() => void run('approve')}>{t`Approve: it holds at once`}</Button>
        <Button variant="danger" onClick={reject}>{t`Reject`}</Button>
      </Actions>
    </>
  )
}
