import { Trans, useLingui } from '@lingui/react/macro'
import { TextField } from '@perga/ui/forms/field'
import { Panel } from '@perga/ui/panels/panel'
import { Spinner } from '@perga/ui/panels/spinner'
import { useLocation } from 'react-router'
import { Form } from '../../../shell/form/form.tsx'
import { Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { PasskeyProblem } from '../../passkey-problem.tsx'
import { enterDesk } from '../../use-passkey.ts'
import { usePasskeyForm } from '../../use-passkey-form.ts'
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
  const form = usePasskeyForm({ make: (label) => register(token, label), onMade: enterDesk })
  return (
    <Form
      form={form}
      submit={t`Register a passkey`}
      failed={(error) => <PasskeyProblem error={error} />}
      sending={<Spinner label={t`Waiting for your passkey…`} />}
    >
      <Panel tone="info" title={t`This link is for ${name}`}>
        <p>
          <Trans>It works once. If this is not you, close the page and tell whoever sent it to you.</Trans>
        </p>
      </Panel>
      <TextField {...form.text('label')} />
    </Form>
  )
}
