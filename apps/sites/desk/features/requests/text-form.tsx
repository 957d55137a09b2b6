import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { useState } from 'react'

/** The most characters of a message, a note or an answer. */
export const LONGEST_TEXT = 2000

interface TextFormProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly button: string
  readonly value: string
  readonly isSending: boolean
  readonly onChange: (value: string) => void
  readonly onSend: () => Promise<void>
}

/** A text to write and send, which must say something. */
export function TextForm({ button, value, isSending, onChange, onSend, ...field }: TextFormProps) {
  const { t } = useLingui()
  const [isChecked, setChecked] = useState(false)
  const isEmpty = value.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(isEmpty)
        if (!isEmpty) void onSend()
      }}
    >
      <TextArea
        {...field}
        rows={4}
        maxLength={LONGEST_TEXT}
        value={value}
        error={isChecked && isEmpty ? t`Write something first.` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <Actions>
        <Button type="submit" variant="secondary" unavailable={isSending}>
          {button}
        </Button>
      </Actions>
    </form>
  )
}
