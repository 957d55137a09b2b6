import { useLingui } from '@lingui/react/macro'
import { TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { confirmationRules } from './members.rules.ts'
import { confirmMember, type Member } from './members-api.ts'

interface ConfirmationFormProps {
  readonly member: Member
  readonly onConfirmed: () => void
}

/** Another member than the one who sent the link says that this is the person (decision 0013). */
export function ConfirmationForm({ member, onConfirmed }: ConfirmationFormProps) {
  const { t } = useLingui()
  const { id, name } = member
  const form = useForm({
    id: 'confirm',
    initial: { code: '' },
    rules: confirmationRules,
    fields: { code: { id: `code-${id}`, label: t`Code that ${name} told you`, mistake: t`Write the code.` } },
    send: (confirmation) => confirmMember(id, confirmation),
    onDone: onConfirmed,
  })
  return (
    <Form
      form={form}
      narrow
      className="desk-section"
      title={t`${name} waits for a confirmation`}
      submit={t`Confirm ${name}`}
    >
      <p>{t`Speak with ${name} yourself, face to face or by telephone, and ask for the code on their page. Take it from nobody else.`}</p>
      <TextField {...form.text('code')} autoComplete="off" />
    </Form>
  )
}
