import { useLingui } from '@lingui/react/macro'
import type { VettedOrganisation } from '@perga/contracts'
import { SCOPES, type Scope } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { useState } from 'react'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { reasonRules } from './organisations.rules.ts'
import { confirmOrganisation, refuseOrganisation, suspendOrganisation } from './organisations-api.ts'
import { ScopeChoice } from './scope-choice.tsx'

interface DecisionProps {
  readonly organisation: VettedOrganisation
  readonly onChanged: (organisation: VettedOrganisation) => void
}

/** What the provider can decide in the state that an organisation is in (row R5). */
export function DecisionForms({ organisation, onChanged }: DecisionProps) {
  const isConfirmed = organisation.state === 'confirmed'
  const isRefusable = !isConfirmed && organisation.state !== 'refused' && organisation.state !== 'suspended'
  return (
    <>
      {!isConfirmed && <Confirmation organisation={organisation} onChanged={onChanged} />}
      {(isConfirmed || isRefusable) && <Closing organisation={organisation} onChanged={onChanged} />}
    </>
  )
}

function Confirmation({ organisation, onChanged }: DecisionProps) {
  const { t } = useLingui()
  const [scopes, setScopes] = useState<readonly Scope[]>(SCOPES)
  const { change, run } = useChange(async () => onChanged(await confirmOrganisation(organisation.id, scopes)))
  return (
    <section>
      <h3>{t`Confirm`}</h3>
      <ScopeChoice scopes={scopes} onChange={setScopes} />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <Actions>
        <Button unavailable={scopes.length === 0 || change.state === 'sending'} onClick={() => void run()}>
          {t`Confirm the registration`}
        </Button>
      </Actions>
    </section>
  )
}

function Closing({ organisation, onChanged }: DecisionProps) {
  const { t } = useLingui()
  const isConfirmed = organisation.state === 'confirmed'
  const form = useForm({
    id: 'closing',
    initial: { reason: '' },
    rules: reasonRules,
    fields: { reason: { label: t`Reason`, hint: t`The organisation reads it.` } },
    send: (reason) => (isConfirmed ? suspendOrganisation : refuseOrganisation)(organisation.id, reason),
    onDone: onChanged,
  })
  return (
    <section>
      <Form
        form={form}
        title={isConfirmed ? t`Suspend` : t`Refuse the request`}
        titleLevel={3}
        submit={isConfirmed ? t`Suspend the organisation` : t`Refuse the request`}
        variant="danger"
      >
        <TextArea {...form.text('reason')} rows={2} />
      </Form>
    </section>
  )
}
