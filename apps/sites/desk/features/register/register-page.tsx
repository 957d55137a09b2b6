import { Trans, useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { Panel } from '@perga/ui/panels/panel'
import { Spinner } from '@perga/ui/panels/spinner'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { PasskeyProblem } from '../../passkey-problem.tsx'
import { usePasskey } from '../../use-passkey.ts'
import { fetchOffer, register } from './register-api.ts'

/** `/desk/register#…`: a member of the provider's staff registers a passkey by a one-time link. */
export function Component() {
  const { t } = useLingui()
  const token = useLocation().hash.slice(1)
  const { answer, retry } = useAnswer(token, () => fetchOffer(token))
  return (
    <Page
      title={t`Register a passkey`}
      intro={t`A passkey is a key that stays on your device and opens with your fingerprint, your face or its PIN.`}
    >
      {answer.state === 'loading' && <Spinner label={t`One moment, please…`} />}
      {answer.state === 'failed' && <ProblemPanel error={answer.error} onRetry={retry} />}
      {answer.state === 'ready' && <RegistrationForm token={token} name={answer.value.name} />}
    </Page>
  )
}

function RegistrationForm({ token, name }: { readonly token: string; readonly name: string }) {
  const { t } = useLingui()
  const [label, setLabel] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { step, run } = usePasskey(register)
  const isEmpty = label.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!isEmpty) void run({ token, label })
      }}
    >
      <Panel tone="info" title={t`This link is for ${name}`}>
        <p>
          <Trans>It works once. If this is not you, close the page and tell whoever sent it to you.</Trans>
        </p>
      </Panel>
      <TextField
        id="passkey-label"
        label={t`Name of the passkey`}
        hint={t`So that you know it later, e.g. “Office laptop”.`}
        maxLength={60}
        value={label}
        error={isChecked && isEmpty ? t`Give the passkey a name.` : undefined}
        onChange={(event) => setLabel(event.target.value)}
      />
      {step.state === 'failed' && <PasskeyProblem error={step.error} />}
      {step.state === 'waiting' ? (
        <Spinner label={t`Waiting for your passkey…`} />
      ) : (
        <Actions>
          <Button type="submit">{t`Register a passkey`}</Button>
        </Actions>
      )}
    </form>
  )
}
