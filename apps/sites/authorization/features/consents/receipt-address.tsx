import { useLingui } from '@lingui/react/macro'
import type { ReceiptAddress } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useChange } from '../holder-area/use-change.ts'
import { confirmReceiptAddress, fetchReceiptAddress, removeReceiptAddress, setReceiptAddress } from './consents-api.ts'

/** Receipts by e-mail as well; nothing is shown where the service sends no mail. Until it answers nobody misses it. */
export function ReceiptAddressSection() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('receipt-address', fetchReceiptAddress)
  if (answer.state === 'loading' || (answer.state === 'ready' && !answer.value.available)) return null
  return (
    <section className="holder__section holder__narrow">
      <h2>{t`By e-mail too`}</h2>
      <p>{t`If you like, we write to you each time somebody reads your degrees. The message names no degree and no number of yours.`}</p>
      {answer.state === 'failed' ? (
        <ProblemPanel error={answer.error} onRetry={retry} />
      ) : (
        <Steps found={answer.value} />
      )}
    </section>
  )
}

interface StepProps {
  readonly address: ReceiptAddress
  readonly onChanged: (address: ReceiptAddress) => void
}

function Steps({ found }: { readonly found: ReceiptAddress }) {
  const [address, setAddress] = useState(found)
  if (address.email === null) return <EnterAddress onChanged={setAddress} />
  if (!address.confirmed) return <EnterCode address={address} onChanged={setAddress} />
  return <Confirmed address={address} onChanged={setAddress} />
}

function EnterAddress({ onChanged }: Pick<StepProps, 'onChanged'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const [email, setEmail] = useState('')
  const { change, run } = useChange(async () => onChanged(await setReceiptAddress(email.trim(), locale)))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (email.trim() !== '') void run()
      }}
    >
      <TextField
        type="email"
        autoComplete="email"
        label={t`E-mail address`}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <Actions>
        <Button type="submit" variant="secondary" unavailable={email.trim() === '' || change.state === 'sending'}>
          {t`Send me a code`}
        </Button>
      </Actions>
    </form>
  )
}

function EnterCode({ address, onChanged }: StepProps) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const confirmation = useChange(async () => onChanged(await confirmReceiptAddress(code)))
  const removal = useChange(async () => onChanged(await removeReceiptAddress()))
  const email = address.email ?? ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirmation.run()
      }}
    >
      <p role="status">{t`A code of six digits was sent to ${email}. It is valid for one hour.`}</p>
      <TextField
        code
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t`Code`}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {confirmation.change.state === 'failed' && <ProblemPanel error={confirmation.change.error} />}
      <Actions>
        <Button type="submit">{t`Confirm the address`}</Button>
        <Button variant="secondary" onClick={() => void removal.run()}>{t`Use another address`}</Button>
      </Actions>
    </form>
  )
}

function Confirmed({ address, onChanged }: StepProps) {
  const { t } = useLingui()
  const { change, run } = useChange(async () => onChanged(await removeReceiptAddress()))
  const email = address.email ?? ''
  return (
    <>
      <p role="status">{t`We write to ${email}.`}</p>
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <div className="holder__buttons">
        <Button variant="secondary" onClick={() => void run()}>{t`Stop the e-mails`}</Button>
      </div>
    </>
  )
}
