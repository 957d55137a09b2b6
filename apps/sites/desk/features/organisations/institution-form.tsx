import { useLingui } from '@lingui/react/macro'
import type { VettedOrganisation } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { changeGrant } from './organisations-api.ts'

interface InstitutionFormProps {
  readonly organisation: VettedOrganisation
  readonly onChanged: (organisation: VettedOrganisation) => void
}

/** Records that an institution lets a public body check its degrees, or does so no more (row X10). */
export function InstitutionForm({ organisation, onChanged }: InstitutionFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [institution, setInstitution] = useState('')
  const [reference, setReference] = useState('')
  const [client, setClient] = useState(organisation.clients[0]?.id ?? '')
  const { change, run } = useChange(async (granted: boolean) => {
    onChanged(await changeGrant(organisation.id, { client, institution, granted, reference }))
  })
  const { clients } = organisation
  const names = clients.find(({ id }) => id === client)?.institutions.map((name) => name[locale]) ?? []
  const isReady = institution.trim() !== '' && reference.trim().length >= 2 && change.state !== 'sending'
  return (
    <section>
      <h3>{t`Ex-officio checks`}</h3>
      {clients.length > 1 && (
        <RadioGroup
          legend={t`Client`}
          options={clients.map((one) => ({ value: one.id, label: one[`display_name_${locale}`] }))}
          value={client}
          onChange={setClient}
        />
      )}
      <p>{names.length === 0 ? t`No institution lets it check yet.` : names.join(' · ')}</p>
      <TextField
        label={t`Code of the institution`}
        value={institution}
        maxLength={40}
        onChange={(event) => setInstitution(event.target.value.trim())}
      />
      <TextField
        label={t`Reference of the institution's authorisation`}
        value={reference}
        maxLength={300}
        onChange={(event) => setReference(event.target.value)}
      />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <Button variant="secondary" unavailable={!isReady} onClick={() => void run(true)}>{t`Let it check`}</Button>{' '}
      <Button variant="quiet" unavailable={!isReady} onClick={() => void run(false)}>{t`Withdraw`}</Button>
    </section>
  )
}
