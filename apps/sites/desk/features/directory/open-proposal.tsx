import { useLingui } from '@lingui/react/macro'
import type { Proposal } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import type { ReactNode } from 'react'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { useStaff } from '../../current-member.tsx'
import { useWhen } from '../../use-when.ts'
import { rejectionRules } from './directory.rules.ts'
import { decide, type ProposalSubject, reject } from './directory-api.ts'
import { useInstitutionCode } from './institution-frame.tsx'

interface DecisionProps {
  readonly subject: ProposalSubject
  readonly proposal: Proposal
  readonly onDecided: () => void
}

interface OpenProposalProps extends DecisionProps {
  /** What is proposed. */
  readonly children: ReactNode
}

/** A change that waits: its proposer may withdraw it, another member approves or rejects it. */
export function OpenProposal({ children, ...decision }: OpenProposalProps) {
  const { t } = useLingui()
  const when = useWhen()
  const { proposal } = decision
  const isOwn = useStaff().id === proposal.proposed_by.id
  return (
    <section className="desk-section" aria-labelledby="open-proposal">
      <h2 id="open-proposal">{t`A change waits for approval`}</h2>
      <p>{t`Proposed by ${proposal.proposed_by.name}, ${when(proposal.proposed_at)}.`}</p>
      {proposal.note !== null && <blockquote>{proposal.note}</blockquote>}
      {children}
      {isOwn ? <Withdrawal {...decision} /> : <Decision {...decision} />}
    </section>
  )
}

function Withdrawal({ subject, proposal, onDecided }: DecisionProps) {
  const { t } = useLingui()
  const institution = useInstitutionCode()
  const which = { institution, subject, proposal: proposal.id }
  const { change, run } = useChange(() => decide(which, 'withdraw').then(onDecided))
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

function Decision({ subject, proposal, onDecided }: DecisionProps) {
  const { t } = useLingui()
  const institution = useInstitutionCode()
  const which = { institution, subject, proposal: proposal.id }
  const approval = useChange(() => decide(which, 'approve').then(onDecided))
  const form = useForm({
    id: 'rejection',
    initial: { reason: '' },
    rules: rejectionRules,
    fields: { reason: { label: t`Reason, if you reject it`, mistake: t`Write why you reject it.` } },
    send: (rejection) => reject(which, rejection),
    onDone: onDecided,
  })
  const isSending = form.isSending || approval.change.state === 'sending'
  return (
    <>
      <Form form={form} submit={t`Reject`} variant="danger" blocked={isSending}>
        <TextArea {...form.text('reason')} rows={2} />
      </Form>
      <ChangeNotice change={approval.change} />
      <Actions>
        <Button unavailable={isSending} onClick={() => void approval.run()}>{t`Approve: it holds at once`}</Button>
      </Actions>
    </>
  )
}
