import { useLingui } from '@lingui/react/macro'
import { normalizeName } from '@perga/domain'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { type CheckForm, isNumber, stripNumber } from './check-form.ts'

interface PersonFieldsProps {
  readonly form: CheckForm
  readonly onChange: (change: Partial<CheckForm>) => void
}

/** The number and the names of the graduate; names are normalised when their field is left (row X5). */
export function PersonFields({ form, onChange }: PersonFieldsProps) {
  const { t } = useLingui()
  const name = { autoComplete: 'off', spellCheck: false, maxLength: 100 } as const
  return (
    <>
      <NumberField form={form} onChange={onChange} />
      <TextField
        {...name}
        id="check-lastName"
        label={t`Last name`}
        value={form.lastName}
        onChange={(event) => onChange({ lastName: event.target.value })}
        onBlur={(event) => onChange({ lastName: normalizeName(event.target.value) })}
      />
      <TextField
        {...name}
        id="check-firstName"
        label={t`First name`}
        hint={t`For your own record of this check: it is not sent.`}
        value={form.firstName}
        onChange={(event) => onChange({ firstName: event.target.value })}
        onBlur={(event) => onChange({ firstName: normalizeName(event.target.value) })}
      />
    </>
  )
}

function NumberField({ form, onChange }: PersonFieldsProps) {
  const { t } = useLingui()
  const [wasLeft, setLeft] = useState(form.number !== '')
  const isWrong = wasLeft && form.number !== '' && !isNumber(form.number)
  return (
    <TextField
      id="check-number"
      label={t`Tax number or social security number (AMKA)`}
      hint={t`A tax number has 9 digits, a social security number 11.`}
      error={isWrong ? t`Enter 9 or 11 digits.` : undefined}
      value={form.number}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange({ number: stripNumber(event.target.value) })}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
    />
  )
}
