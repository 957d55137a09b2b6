import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'

interface PinFormProps {
  readonly isWrong: boolean
  readonly onPin: (pin: string) => void
  readonly onAgain: () => void
}

/** Asks for the PIN of a protected link (row G14). */
export function PinForm({ isWrong, onPin, onAgain }: PinFormProps) {
  const { t } = useLingui()
  const [pin, setPin] = useState('')
  const [isMissing, setMissing] = useState(false)
  const error = isMissing
    ? t`Enter the PIN.`
    : isWrong
      ? t`The PIN is not right. After five wrong ones the link is locked.`
      : undefined
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(pin === '')
        if (pin !== '') onPin(pin)
      }}
    >
      <TextField
        label={t`PIN of the link`}
        hint={t`The holder has protected this link. Ask the holder for the PIN.`}
        error={error}
        code
        value={pin}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        onChange={(event) => setPin(event.target.value.replace(/\D/g, ''))}
      />
      <Actions>
        <Button type="submit">{t`Continue`}</Button>
        <Button variant="secondary" onClick={onAgain}>{t`Search with another code`}</Button>
      </Actions>
    </form>
  )
}
