import { useLingui } from '@lingui/react/macro'
import type { Organisations } from '@perga/contracts'
import { Disclosure, useOneOpen } from '@perga/ui/panels/disclosure'
import { Spinner } from '@perga/ui/panels/spinner'
import { Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { useKeptAnswer } from '../../use-kept-answer.ts'
import { MailedRequestForm } from './mailed-request-form.tsx'
import { fetchOrganisations } from './organisations-api.ts'
import { SystemDecisions } from './system-decisions.tsx'
import { useVettingTexts } from './use-vetting-texts.ts'
import { VettedSection } from './vetted-section.tsx'

/** The provider's desk for organisations: what waits, the evidence, the decisions (rows R5, R6, R9). */
export function Component() {
  const { t } = useLingui()
  const { answer, renew } = useKeptAnswer({ subject: 'organisations' }, fetchOrganisations)
  return (
    <Page narrow={false} title={t`Organisations`}>
      {answer.state === 'loading' && <Spinner label={t`One moment, please…`} />}
      {answer.state === 'failed' && <ProblemPanel error={answer.error} onRetry={renew} />}
      {answer.state === 'ready' && <OrganisationList found={answer.value} onChanged={renew} />}
      <div className="desk-section">
        <MailedRequestForm onEntered={renew} />
      </div>
      <SystemDecisions />
    </Page>
  )
}

interface OrganisationListProps {
  readonly found: Organisations
  readonly onChanged: () => void
}

function OrganisationList({ found, onChanged }: OrganisationListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { states } = useVettingTexts()
  const { openId, toggle } = useOneOpen()
  if (found.organisations.length === 0) return <p>{t`No organisation has asked to register yet.`}</p>
  return (
    <section>
      {found.organisations.map((organisation) => (
        <Disclosure
          key={organisation.id}
          title={organisation[`name_${locale}`]}
          summary={states[organisation.state]}
          open={openId === organisation.id}
          onToggle={() => toggle(organisation.id)}
        >
          <VettedSection id={organisation.id} onDecided={onChanged} />
        </Disclosure>
      ))}
    </section>
  )
}
