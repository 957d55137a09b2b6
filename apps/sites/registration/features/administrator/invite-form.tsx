import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation, Service } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { SelectField } from '../area/select-field.tsx'
import { useServiceText } from '../area/use-service-text.ts'
import { fetchOrganisation, sendInvitation } from './administrator-api.ts'

interface InviteFormProps {
  readonly organisation: AdministeredOrganisation
  readonly onChanged: (organisation: AdministeredOrganisation) => void
}

const isAddress = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())

/** Invites somebody by e-mail to one service (row R4); the check is offered to the public sector alone (row X10). */
export function InviteForm({ organisation, onChanged }: InviteFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const serviceText = useServiceText()
  const { text, show } = useNotice()
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [service, setService] = useState<Service>('reading')
  const [client, setClient] = useState(organisation.clients[0]?.id ?? '')
  const { change, run } = useChange(async () => {
    try {
      onChanged(await sendInvitation({ email: email.trim(), service, client, language: locale }))
      setEmail('')
      show(t`The invitation was sent`)
    } catch (error) {
      // An invitation whose message was not taken stands in the list, to be sent again.
      onChanged(await fetchOrganisation())
      throw error
    }
  })
  const submit = () => {
    setWrong(!isAddress(email))
    if (isAddress(email)) void run()
  }
  return (
    <section className="area__section area__narrow">
      <h2>{t`Invite a representative`}</h2>
      <p>{t`We send a link that works once, for 14 days. Whoever follows it logs in with a personal tax account and accepts.`}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          type="email"
          label={t`E-mail of the representative`}
          value={email}
          maxLength={254}
          error={isWrong ? t`Enter an e-mail address like name@example.gr` : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        {organisation.clients.length > 1 && (
          <SelectField
            label={t`For which part of the organisation`}
            value={client}
            options={organisation.clients.map((one) => ({ value: one.id, label: one[`display_name_${locale}`] }))}
            onChange={setClient}
          />
        )}
        {organisation.sector === 'public' && (
          <RadioGroup
            legend={t`Service`}
            options={[
              { value: 'reading', label: serviceText('reading') },
              {
                value: 'inspection',
                label: serviceText('inspection'),
                hint: t`It becomes active for each institution that has authorised the organisation.`,
              },
            ]}
            value={service}
            onChange={setService}
          />
        )}
        {change.state === 'failed' && <ProblemPanel error={change.error} />}
        <Actions>
          <Button type="submit" unavailable={change.state === 'sending'}>{t`Send the invitation`}</Button>
        </Actions>
        <Notice text={text} />
      </form>
    </section>
  )
}
