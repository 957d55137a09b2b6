import { useLingui } from '@lingui/react/macro'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { useWhen } from '../../use-when.ts'
import { delayRules } from './inspections.rules.ts'
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
  const form = useForm({
    id: 'delay',
    initial: { until: '', reason: '' },
    rules: delayRules,
    fields: {
      until: { label: t`Last day on which the holder is not told`, mistake: t`Choose the day.` },
      reason: { label: t`The law and the case`, mistake: t`Write the reason.` },
    },
    send: (delay) => delayReceipt(inspection.id, delay),
    onDone: onDelayed,
  })
  return (
    <Form form={form} narrow opened title={t`Put the receipt off`} submit={t`Put the receipt off`}>
      <p>{t`Check of ${when(inspection.at)}. The holder reads the reason with the receipt, and the audit keeps your name.`}</p>
      <TextField {...form.text('until')} type="date" max={lastDay} />
      <TextArea {...form.text('reason')} rows={3} />
    </Form>
  )
}
