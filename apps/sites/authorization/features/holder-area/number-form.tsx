import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { call } from '../../../shell/api-client.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'

const WHOLE = /^\d{11}$/

/** Asks the holder for the number by which institutions know them, where no registry is asked. */
export function NumberForm({ onDeclared }: { readonly onDeclared: () => void }) {
  const { t } = useLingui()
  const [number, setNumber] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { change, run } = useChange(() => sendNumber(number).then(onDeclared))
  const isWhole = WHOLE.test(number)
  return (
    <Panel tone="info" title={t`Your social security number (AMKA)`}>
      <p>{t`Institutions know their degree holders by it. Without it your degrees are looked for by your tax number alone, and some may be missing.`}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (isWhole) void run()
        }}
      >
        <TextField
          id="social-security-number"
          label={t`Social security number (AMKA)`}
          hint={t`Eleven digits. It is used while you are logged in; what we keep of it afterwards cannot be read back.`}
          error={isChecked && !isWhole ? t`The number has eleven digits.` : undefined}
          value={number}
          code
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          onChange={(event) => setNumber(event.target.value.replace(/\D/g, ''))}
        />
        {change.state === 'failed' && <ProblemPanel error={change.error} />}
        <Actions>
          <Button type="submit" variant="secondary" unavailable={change.state === 'sending'}>
            {t`Look for my degrees`}
          </Button>
        </Actions>
      </form>
    </Panel>
  )
}

const sendNumber = (number: string) => call('POST /api/holder/social-security-number', { json: { number } })
