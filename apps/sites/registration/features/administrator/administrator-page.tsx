import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation } from '@perga/contracts'
import { Spinner } from '@perga/ui/panels/spinner'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { AreaPage } from '../area/area-page.tsx'
import { fetchOrganisation } from './administrator-api.ts'
import { DetailsSection } from './details-section.tsx'
import { Invitations } from './invitations.tsx'
import { InviteForm } from './invite-form.tsx'
import { Progress } from './progress.tsx'
import { Representatives } from './representatives.tsx'

/** `/registration/administrator`: the organisation, how far its registration is, its people (rows R3, R4, R8). */
export function Component() {
  const { t } = useLingui()
  return (
    <AreaPage
      kind="administrator"
      path="administrator"
      title={t`Administration of the organisation`}
      intro={t`You follow the registration and invite the people who act for the organisation. You read no degrees yourself.`}
    >
      <Administration />
    </AreaPage>
  )
}

function Administration() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('organisation', fetchOrganisation)
  switch (answer.state) {
    case 'loading':
      return <Spinner label={t`One moment, please…`} />
    case 'failed':
      return <ProblemPanel error={answer.error} onRetry={retry} />
    case 'ready':
      return <Sections found={answer.value} />
  }
}

function Sections({ found }: { readonly found: AdministeredOrganisation }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [organisation, setOrganisation] = useState(found)
  const isOpen = organisation.state !== 'refused' && organisation.state !== 'suspended'
  return (
    <>
      <section>
        <h2>{organisation[`name_${locale}`]}</h2>
        <Progress organisation={organisation} />
      </section>
      {isOpen && <InviteForm organisation={organisation} onChanged={setOrganisation} />}
      {organisation.invitations.length > 0 && <Invitations organisation={organisation} onChanged={setOrganisation} />}
      {organisation.representatives.length > 0 && (
        <Representatives organisation={organisation} onChanged={setOrganisation} />
      )}
      <section className="area__section">
        <h2>{t`Details`}</h2>
        <DetailsSection organisation={organisation} onChanged={setOrganisation} />
      </section>
    </>
  )
}
