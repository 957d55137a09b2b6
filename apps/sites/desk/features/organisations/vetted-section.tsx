import { useLingui } from '@lingui/react/macro'
import type { VettedOrganisation } from '@perga/contracts'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Spinner } from '@perga/ui/panels/spinner'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'
import { ClientForm } from './client-form.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { DecisionForms } from './decision-forms.tsx'
import { EvidenceForm } from './evidence-form.tsx'
import { InstitutionForm } from './institution-form.tsx'
import { fetchVetted } from './organisations-api.ts'
import { ReceivedRequests } from './received-requests.tsx'
import { useVettingTexts } from './use-vetting-texts.ts'
import './organisations.css'

interface VettedSectionProps {
  readonly id: string
  /** The list must be asked again: the state of this one has changed. */
  readonly onDecided: () => void
}

/** One organisation at the provider's desk: its details, what was seen and decided, what can be done. */
export function VettedSection({ id, onDecided }: VettedSectionProps) {
  const { t } = useLingui()
  const { answer, retry } = useAnswer(id, (signal) => fetchVetted(id, signal))
  switch (answer.state) {
    case 'loading':
      return <Spinner label={t`One moment, please…`} />
    case 'failed':
      return <ProblemPanel error={answer.error} onRetry={retry} />
    case 'ready':
      return <Vetted found={answer.value} onDecided={onDecided} />
  }
}

function Vetted({ found, onDecided }: { readonly found: VettedOrganisation; readonly onDecided: () => void }) {
  const [organisation, setOrganisation] = useState(found)
  const change = (changed: VettedOrganisation) => {
    setOrganisation(changed)
    if (changed.state !== organisation.state) onDecided()
  }
  return (
    <div className="organisation-parts">
      <DescriptionList facts={useFacts(organisation)} />
      <CorrectionForm organisation={organisation} onChanged={change} />
      <ReceivedRequests received={organisation.received} />
      <ClientForm organisation={organisation} onChanged={change} />
      <VettingRecord organisation={organisation} />
      <EvidenceForm id={organisation.id} onChanged={change} />
      {organisation.sector === 'public' && <InstitutionForm organisation={organisation} onChanged={change} />}
      <DecisionForms organisation={organisation} onChanged={change} />
    </div>
  )
}

function useFacts(organisation: VettedOrganisation) {
  const { t } = useLingui()
  const locale = useLocale()
  const { decision_reason: reason } = organisation
  const clients = organisation.clients.map((client) => client[`display_name_${locale}`])
  const contact = [organisation.contact_name, organisation.contact_phone, organisation.contact_email]
  return [
    { term: t`Name in Greek`, value: organisation.name_el },
    { term: t`Name in English`, value: organisation.name_en },
    { term: t`Sector`, value: organisation.sector === 'public' ? t`Public sector` : t`Private sector` },
    { term: t`Tax number of the organisation`, value: organisation.tax_number },
    { term: t`Contact`, value: contact.filter((part) => part !== null).join(' · ') },
    { term: t`Representatives`, value: organisation.representatives.map(({ name }) => name).join(' · ') || '–' },
    ...(clients.length > 1 ? [{ term: t`Clients`, value: clients.join(' · ') }] : []),
    ...(reason === null ? [] : [{ term: t`Reason`, value: reason }]),
  ]
}

function VettingRecord({ organisation }: { readonly organisation: VettedOrganisation }) {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = useMoment()
  const { acts, kinds } = useVettingTexts()
  if (organisation.vettings.length === 0) return <p>{t`Nothing has been recorded yet.`}</p>
  return (
    <section>
      <h3>{t`Record`}</h3>
      <ul>
        {organisation.vettings.map((entry) => {
          const kind = entry.evidence_kind === null ? null : kinds[entry.evidence_kind]
          const parts = [kind, entry.institution?.[locale], entry.reference, entry.note]
          return (
            <li key={`${entry.at} ${entry.act} ${entry.reference}`}>
              <strong>{acts[entry.act]}</strong> · {moment(entry.at)} · {entry.by}
              {parts.filter((part) => part !== null && part !== undefined).map((part) => ` · ${part}`)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
