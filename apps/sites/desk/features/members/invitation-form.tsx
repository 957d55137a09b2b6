import { useLingui } from '@lingui/react/macro'
import { TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { invitationRules } from './members.rules.ts'
import { inviteMember } from './members-api.ts'

/** Invites a member; the link goes to the address that is written here and is shown to nobody. */
export function InvitationForm({ onInvited }: { readonly onInvited: () => void }) {
  const { t } = useLingui()
  const language = useLocale()
  const form = useForm({
    id: 'member',
    initial: { name: '', email: '' },
    rules: invitationRules,
    fields: {
      name: { label: t`First and last name`, mistake: t`Write the name.` },
      email: {
        label: t`Their own e-mail address`,
        hint: t`The registration link goes there and is shown to nobody else.`,
        mistake: t`Write the address.`,
      },
    },
    send: ({ name, email }) => inviteMember({ name, email, language }),
    onDone: onInvited,
    emptied: true,
  })
  return (
    <Form
      form={form}
      narrow
      title={t`Invite a member`}
      submit={t`Mail a registration link`}
      done={t`The registration link was mailed`}
    >
      <TextField {...form.text('name')} autoComplete="off" />
      <TextField {...form.text('email')} type="email" autoComplete="off" />
    </Form>
  )
}
