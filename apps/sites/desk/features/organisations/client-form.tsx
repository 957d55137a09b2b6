import { useLingui } from '@lingui/react/macro'
import type { VettedOrganisation } from '@perga/contracts'
import { SCOPES, type Scope } from '@perga/domain'
import { TextField } from '@perga/ui/forms/field'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { clientRules } from './organisations.rules.ts'
import { enterClient } from './organisations-api.ts'
import { ScopeChoice } from './scope-choice.tsx'

interface ClientFormProps {
  readonly organisation: VettedOrganisation
  readonly onChanged: (organisation: VettedOrganisation) => void
}

interface ClientEntry {
  readonly display_name_el: string
  readonly display_name_en: string
  readonly contact_email: string
  readonly scopes: readonly Scope[]
  readonly reference: string
}

const EMPTY: ClientEntry = {
  display_name_el: '',
  display_name_en: '',
  contact_email: '',
  scopes: SCOPES,
  reference: '',
}

/** Enters a further client of an organisation: a part of it that graduates choose and that reads for itself. */
export function ClientForm({ organisation, onChanged }: ClientFormProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const form = useForm({
    id: 'client',
    initial: EMPTY,
    rules: clientRules,
    fields: {
      display_name_el: { label: t`Name in Greek` },
      display_name_en: { label: t`Name in English` },
      contact_email: { label: t`E-mail` },
      scopes: { label: t`Details that it may ask for`, mistake: t`Choose at least one group of details.` },
      reference: {
        label: t`What the organisation asked for it by`,
        hint: t`For example the date and number of its letter.`,
      },
    },
    send: (client) => enterClient(organisation.id, client),
    onDone: onChanged,
    emptied: true,
  })
  return (
    <Disclosure title={t`A further client`} headingLevel={3} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Form form={form} narrow submit={t`Enter the client`} variant="secondary" done={t`The client was entered`}>
        <p>{t`A part of the organisation that graduates find in the list by its own name, with representatives of its own.`}</p>
        <TextField {...form.text('display_name_el')} lang="el" />
        <TextField {...form.text('display_name_en')} lang="en" />
        <TextField {...form.text('contact_email')} type="email" />
        <ScopeChoice
          {...form.described('scopes')}
          scopes={form.values.scopes}
          onChange={(scopes) => form.set('scopes', scopes)}
        />
        <TextField {...form.text('reference')} />
      </Form>
    </Disclosure>
  )
}
