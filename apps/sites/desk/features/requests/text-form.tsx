import { useLingui } from '@lingui/react/macro'
import { TextArea } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { textRules } from './requests.rules.ts'
import { sendAs } from './use-acts.ts'

interface TextFormProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly button: string
  /** What was written before, where it outlives the form. */
  readonly value: string
  readonly isSending: boolean
  readonly onChange: (value: string) => void
  readonly onSend: (text: string) => Promise<boolean>
}

/** A text to write and send, which must say something. */
export function TextForm({ id, label, hint, button, value, isSending, onChange, onSend }: TextFormProps) {
  const { t } = useLingui()
  const form = useForm({
    id,
    initial: { text: '' },
    entered: { text: value },
    onEntered: ({ text }) => onChange(text),
    rules: textRules,
    fields: { text: { id, label, mistake: t`Write something first.`, ...(hint !== undefined && { hint }) } },
    send: ({ text }) => sendAs(onSend(text)),
    emptied: true,
  })
  return (
    <Form form={form} submit={button} variant="secondary" blocked={isSending} failed={() => <></>}>
      <TextArea {...form.text('text')} rows={4} />
    </Form>
  )
}
