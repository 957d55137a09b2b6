import { useLingui } from '@lingui/react/macro'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'
import { orderRules } from './inspections.rules.ts'
import { type DelayOrders, orderDelay } from './inspections-api.ts'

interface DelayOrderFormProps {
  readonly found: DelayOrders
  readonly onOrdered: () => void
}

const EMPTY: { client: string | null; case_number: string; until: string; reason: string } = {
  client: null,
  case_number: '',
  until: '',
  reason: '',
}

/** The decision itself: whose checks, of which case, until when, by which law. */
export function DelayOrderForm({ found, onOrdered }: DelayOrderFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const form = useForm({
    id: 'order',
    initial: EMPTY,
    rules: orderRules,
    fields: {
      client: { label: t`Organisation that will check`, mistake: t`Choose the organisation.` },
      case_number: {
        id: 'order-case',
        label: t`Case number`,
        hint: t`As its inspectors will type it with each check. Spaces, accents and capital letters make no difference.`,
        mistake: t`Write the case number.`,
      },
      until: { label: t`Last day on which the holder is not told`, mistake: t`Choose the day.` },
      reason: {
        label: t`The law and the case`,
        hint: t`The holder reads it in the end.`,
        mistake: t`Write the reason.`,
      },
    },
    send: orderDelay,
    onDone: onOrdered,
  })
  const clients = found.clients.map(({ id, name }) => ({ value: id, label: name[locale] }))
  return (
    <Form form={form} narrow opened title={t`Decide a delay beforehand`} titleLevel={3} submit={t`Record the decision`}>
      <Choice {...form.pick('client')} options={clients} />
      <TextField {...form.text('case_number')} />
      <TextField {...form.text('until')} type="date" max={found.last_day} />
      <TextArea {...form.text('reason')} rows={3} />
    </Form>
  )
}
