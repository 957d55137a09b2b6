import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useChange } from '../../../shell/use-change.ts'
import { AnswerView } from '../../answer-view.tsx'
import { ChangeNotice } from '../../change-notice.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { PasskeyProblem } from '../../passkey-problem.tsx'
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
      <AnswerView answer={answer} retry={retry}>
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
      </AnswerView>
      <AdditionForm onAdded={retry} />
    </Page>
  )
}

function AdditionForm({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useLingui()
  const [label, setLabel] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { change, run } = useChange(() => addPasskey(label).then(onAdded))
  const isEmpty = label.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!isEmpty) void run()
      }}
    >
      <h2>{t`Add a passkey`}</h2>
      <TextField
        id="passkey-label"
        label={t`Name of the passkey`}
        hint={t`So that you know it later, e.g. “Office laptop”.`}
        maxLength={60}
        value={label}
        error={isChecked && isEmpty ? t`Give the passkey a name.` : undefined}
        onChange={(event) => setLabel(event.target.value)}
      />
      {change.state === 'failed' ? (
        <PasskeyProblem error={change.error} />
      ) : (
        <ChangeNotice change={change} done={t`The passkey was added`} />
      )}
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Add a passkey`}</Button>
      </Actions>
    </form>
  )
}
