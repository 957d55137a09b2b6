import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { Choice } from '../../choice.tsx'
import { useFocusWhen } from '../../use-focus-when.ts'
import { type DelayOrders, orderDelay } from './inspections-api.ts'

interface DelayOrderFormProps {
  readonly found: DelayOrders
  readonly onOrdered: () => void
}

const EMPTY = { client: '', case_number: '', until: '', reason: '' }

/** The decision itself: whose checks, of which case, until when, by which law. */
export function DelayOrderForm({ found, onOrdered }: DelayOrderFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const heading = useFocusWhen(true)
  const [order, setOrder] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const { change, run } = useChange(() => orderDelay(order).then(onOrdered))
  const set = (part: Partial<typeof EMPTY>) => setOrder({ ...order, ...part })
  const isComplete = Object.values(order).every((value) => value.trim() !== '')
  const missing = (value: string, text: string) => (isChecked && value.trim() === '' ? text : undefined)
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
      <h3 ref={heading} tabIndex={-1}>
        {t`Decide a delay beforehand`}
      </h3>
      <Choice
        id="order-client"
        label={t`Organisation that will check`}
        options={found.clients.map(({ id, name }) => ({ value: id, label: name[locale] }))}
        value={order.client === '' ? null : order.client}
        onChange={(client) => set({ client: client ?? '' })}
      />
      <TextField
        id="order-case"
        label={t`Case number`}
        hint={t`As its inspectors will type it with each check. Spaces, accents and capital letters make no difference.`}
        maxLength={100}
        value={order.case_number}
        error={missing(order.case_number, t`Write the case number.`)}
        onChange={(event) => set({ case_number: event.target.value })}
      />
      <TextField
        id="order-until"
        label={t`Last day on which the holder is not told`}
        type="date"
        max={found.last_day}
        value={order.until}
        error={missing(order.until, t`Choose the day.`)}
        onChange={(event) => set({ until: event.target.value })}
      />
      <TextArea
        id="order-reason"
        label={t`The law and the case`}
        hint={t`The holder reads it in the end.`}
        rows={3}
        maxLength={1000}
        value={order.reason}
        error={missing(order.reason, t`Write the reason.`)}
        onChange={(event) => set({ reason: event.target.value })}
      />
      {isChecked && order.client === '' && <p role="alert">{t`Choose the organisation.`}</p>}
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Record the decision`}</Button>
      </Actions>
    </form>
  )
}
