import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { useFocusWhen } from '../../use-focus-when.ts'
import { type Lock, liftLock } from './inspections-api.ts'

interface LiftFormProps {
  readonly lock: Lock
  readonly onLifted: () => void
}

/** Lets a locked user check again, with the reason that the audit keeps. */
export function LiftForm({ lock, onLifted }: LiftFormProps) {
  const { t } = useLingui()
  const heading = useFocusWhen(true)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { change, run } = useChange(() => liftLock(lock.id, { reason }).then(onLifted))
  const isEmpty = reason.trim() === ''
  return (
    <form
      noValidate
      className="page--text"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!isEmpty) void run()
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t`Lift the lock of ${lock.user ?? t`a former representative`}`}
      </h2>
      <p>{t`The user can check again at once; the misses until now no longer count. The audit keeps your name and the reason.`}</p>
      <TextArea
        id="lift-reason"
        label={t`Why the lock is lifted`}
        rows={2}
        maxLength={1000}
        value={reason}
        error={isChecked && isEmpty ? t`Write the reason.` : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Lift the lock`}</Button>
      </Actions>
    </form>
  )
}
