import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation, Service } from '@perga/contracts'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { Form } from '../../../shell/form/form.tsx'
import { type FormHandle, useForm } from '../../../shell/form/use-form.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { SelectField } from '../area/select-field.tsx'
import { useServiceText } from '../area/use-service-text.ts'
import { fetchOrganisation, sendInvitation } from './administrator-api.ts'
import { invitationRules } from './invitation.rules.ts'

interface InviteFormProps {
  readonly organisation: AdministeredOrganisation
  readonly onChanged: (organisation: AdministeredOrganisation) => void
}

interface Invitation {
  readonly email: string
  readonly service: Service
  readonly client: string
}

/** Invites somebody by e-mail to one service (row R4); the check is offered to the public sector alone (row X10). */
export function InviteForm({ organisation, onChanged }: InviteFormProps) {
  const { t } = useLingui()
  const language = useLocale()
  const { text, show } = useNotice()
  const initial: Invitation = { email: '', service: 'reading', client: organisation.clients[0]?.id ?? '' }
  const form = useForm({
    id: 'invitation',
    initial,
    rules: invitationRules,
    toBody: (invitation) => ({ ...invitation, language }),
    fields: {
      email: {
        label: t`E-mail of the representative`,
        mistake: t`Enter an e-mail address like name@example.gr`,
      },
      client: { label: t`For which part of the organisation` },
      service: { label: t`Service` },
    },
    send: async (invitation) => {
      try {
        onChanged(await sendInvitation(invitation))
      } catch (error) {
        // An invitation whose message was not taken stands in the list, to be sent again.
        onChanged(await fetchOrganisation())
        throw error
      }
    },
    onDone: () => show(t`The invitation was sent`),
    emptied: true,
  })
  return (
    <section className="area__section area__narrow">
      <h2>{t`Invite a representative`}</h2>
      <p>{t`We send a link that works once, for 14 days. Whoever follows it logs in with a personal tax account and accepts.`}</p>
      <Form form={form} submit={t`Send the invitation`}>
        <TextField {...form.text('email')} type="email" />
        <Parts form={form} organisation={organisation} />
      </Form>
      <Notice text={text} />
    </section>
  )
}

interface PartsProps {
  readonly form: FormHandle<Invitation>
  readonly organisation: AdministeredOrganisation
}

/** For which part of the organisation and which service, where there is more than one. */
function Parts({ form, organisation }: PartsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const serviceText = useServiceText()
  return (
    <>
      {organisation.clients.length > 1 && (
        <SelectField
          {...form.pick('client')}
          options={organisation.clients.map((one) => ({ value: one.id, label: one[`display_name_${locale}`] }))}
        />
      )}
      {organisation.sector === 'public' && (
        <RadioGroup
          {...form.choice('service')}
          options={[
            { value: 'reading', label: serviceText('reading') },
            {
              value: 'inspection',
              label: serviceText('inspection'),
              hint: t`It becomes active for each institution that has authorised the organisation.`,
            },
          ]}
        />
      )}
    </>
  )
}
