import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { confirmMember, type Member } from './members-api.ts'

interface ConfirmationFormProps {
  readonly member: Member
  readonly onConfirmed: () => void
}

/** Another member than the one who sent the link says that this is the person (decision 0013). */
export function ConfirmationForm({ member, onConfirmed }: ConfirmationFormProps) {
  const { t } = useLingui()
  const { id, name } = member
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { change, run } = useChange(() => confirmMember(id, code.trim()).then(onConfirmed))
  const isEmpty = code.trim() === ''
  return (
    <form
      noValidate
      className="page--text desk-section"
      aria-labelledby={`confirm-${id}`}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!isEmpty) void run()
      }}
    >
      <h2 id={`confirm-${id}`}>{t`${name} waits for a confirmation`}</h2>
      <p>{t`Speak with ${name} yourself, face to face or by telephone, and ask for the code on their page. Take it from nobody else.`}</p>
      <TextField
        id={`code-${id}`}
        label={t`Code that ${name} told you`}
        autoComplete="off"
        maxLength={20}
        value={code}
        error={isChecked && isEmpty ? t`Write the code.` : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Confirm ${name}`}</Button>
      </Actions>
    </form>
  )
}
