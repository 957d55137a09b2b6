import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { useFocusWhen } from '../../use-focus-when.ts'
import { useWhen } from '../../use-when.ts'
import { delayReceipt, type Inspection } from './inspections-api.ts'

interface DelayFormProps {
  readonly inspection: Inspection
  /** YYYY-MM-DD. */
  readonly lastDay: string
  readonly onDelayed: () => void
}

/** Puts the receipt of one check off, with the law that allows it and an end. */
export function DelayForm({ inspection, lastDay, onDelayed }: DelayFormProps) {
  const { t } = useLingui()
  const when = useWhen()
  const heading = useFocusWhen(true)
  const [until, setUntil] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { change, run } = useChange(() => delayReceipt(inspection.id, { until, reason }).then(onDelayed))
  const isComplete = until !== '' && reason.trim() !== ''
  return (
    <form
      noValidate
      className="page--text"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (isComplete) void run()
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t`Put the receipt off`}
      </h2>
      <p>{t`Check of ${when(inspection.at)}. The holder reads the reason with the receipt, and the audit keeps your name.`}</p>
      <TextField
        id="delay-until"
        label={t`Last day on which the holder is not told`}
        type="date"
        max={lastDay}
        value={until}
        error={isChecked && until === '' ? t`Choose the day.` : undefined}
        onChange={(event) => setUntil(event.target.value)}
      />
      <TextArea
        id="delay-reason"
        label={t`The law and the case`}
        rows={3}
        maxLength={1000}
        value={reason}
        error={isChecked && reason.trim() === '' ? t`Write the reason.` : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Put the receipt off`}</Button>
      </Actions>
    </form>
  )
}
