import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { Answered } from '../../../shell/answered.tsx'
import { Form } from '../../../shell/form/form.tsx'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { PasskeyProblem } from '../../passkey-problem.tsx'
import { usePasskeyForm } from '../../use-passkey-form.ts'
import { useWhen } from '../../use-when.ts'
import { addPasskey, fetchPasskeys, removePasskey } from './passkeys-api.ts'

/** `/desk/passkeys`: one's own passkeys. */
export function Component() {
  const { t } = useLingui()
  const when = useWhen()
  const { answer, retry } = useAnswer('passkeys', fetchPasskeys)
  const { change, run } = useChange((id: string) => removePasskey(id).then(retry))
  return (
    <Page
      title={t`Your passkeys`}
      intro={t`Have two, on two devices: if you lose one, you can still sign in with the other.`}
    >
      <ChangeNotice change={change} done={t`The passkey was removed`} />
      <Answered answer={answer} retry={retry}>
        {({ passkeys }) => (
          <DeskTable
            caption={t`Your passkeys`}
            columns={[t`Name`, t`Since`, t`Last sign-in`, t`What to do`]}
            rows={passkeys.map(({ id, label, created_at, last_used_at }) => ({
              key: id,
              cells: [
                ...[label, when(created_at), when(last_used_at)],
                <Button key="remove" variant="danger" onClick={() => void run(id)}>{t`Remove ${label}`}</Button>,
              ],
            }))}
          />
        )}
      </Answered>
      <AdditionForm onAdded={retry} />
    </Page>
  )
}

function AdditionForm({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useLingui()
  const form = usePasskeyForm({ make: addPasskey, onMade: onAdded })
  return (
    <Form
      form={form}
      title={t`Add a passkey`}
      submit={t`Add a passkey`}
      done={t`The passkey was added`}
      failed={(error) => <PasskeyProblem error={error} />}
    >
      <TextField {...form.text('label')} />
    </Form>
  )
}
