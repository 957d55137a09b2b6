import { useLingui } from '@lingui/react/macro'
import type { VettedOrganisation } from '@perga/contracts'
import { SCOPES, type Scope } from '@perga/domain'
import { Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { actOn } from './organisations-api.ts'
import { ScopeChoice } from './scope-choice.tsx'

interface ClientFormProps {
  readonly organisation: VettedOrganisation
  readonly onChanged: (organisation: VettedOrganisation) => void
}

const EMPTY = { display_name_el: '', display_name_en: '', contact_email: '', reference: '' }

/** Enters a further client of an organisation: a part of it that graduates choose and that reads for itself. */
export function ClientForm({ organisation, onChanged }: ClientFormProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [client, setClient] = useState(EMPTY)
  const [scopes, setScopes] = useState<readonly Scope[]>(SCOPES)
  const { change, run } = useChange(async () => {
    onChanged(await actOn(organisation.id, 'clients', { ...client, scopes }))
    setClient(EMPTY)
  })
  const field = (name: keyof typeof EMPTY) => ({
    value: client[name],
    onChange: (event: { target: { value: string } }) => setClient({ ...client, [name]: event.target.value }),
  })
  const isReady =
    Object.values(client).every((value) => value.trim().length >= 2) &&
    /^\S+@\S+\.\S+$/.test(client.contact_email.trim()) &&
    scopes.length > 0
  return (
    <Disclosure title={t`A further client`} headingLevel={3} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <form
        noValidate
        className="page--text"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void run()
        }}
      >
        <p>{t`A part of the organisation that graduates find in the list by its own name, with representatives of its own.`}</p>
        <TextField label={t`Name in Greek`} lang="el" maxLength={200} {...field('display_name_el')} />
        <TextField label={t`Name in English`} lang="en" maxLength={200} {...field('display_name_en')} />
        <TextField label={t`E-mail`} type="email" maxLength={254} {...field('contact_email')} />
        <ScopeChoice scopes={scopes} onChange={setScopes} />
        <TextField
          label={t`What the organisation asked for it by`}
          hint={t`For example the date and number of its letter.`}
          maxLength={300}
          {...field('reference')}
        />
        <ChangeNotice change={change} done={t`The client was entered`} />
        <Button type="submit" variant="secondary" unavailable={!isReady || change.state === 'sending'}>
          {t`Enter the client`}
        </Button>
      </form>
    </Disclosure>
  )
}
