import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation, OwnSystem } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { useOneOpen } from '@perga/ui/panels/disclosure'
import { Panel } from '@perga/ui/panels/panel'
import { Spinner } from '@perga/ui/panels/spinner'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { AreaPage } from '../area/area-page.tsx'
import { SystemForm } from './system-form.tsx'
import { SystemItem } from './system-item.tsx'
import { fetchSystems } from './systems-api.ts'

/** `/registration/administrator/systems`: the organisation's own systems that read by OAuth 2.0 (rows R6, R7). */
export function Component() {
  const { t } = useLingui()
  return (
    <AreaPage
      kind="administrator"
      path="administrator/systems"
      title={t`Own systems`}
      intro={t`An organisation with an application of its own can let it read degrees directly, always after the graduate's consent.`}
    >
      <Systems />
    </AreaPage>
  )
}

function Systems() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('systems', fetchSystems)
  switch (answer.state) {
    case 'loading':
      return <Spinner label={t`One moment, please…`} />
    case 'failed':
      return <ProblemPanel error={answer.error} onRetry={retry} />
    case 'ready':
      return <SystemList found={answer.value.systems} clients={answer.value.clients} />
  }
}

interface SystemListProps {
  readonly found: readonly OwnSystem[]
  readonly clients: AdministeredOrganisation['clients']
}

function SystemList({ found, clients }: SystemListProps) {
  const { t } = useLingui()
  const [systems, setSystems] = useState(found)
  const [isAsking, setAsking] = useState(false)
  const { openId, toggle } = useOneOpen()
  return (
    <>
      {systems.length === 0 && !isAsking && (
        <Panel tone="info" title={t`No system yet`}>
          <p>
            {t`Ask for one here. The provider confirms it; then you make its secret.`}{' '}
            <a href="/documentation/developers">{t`Developers' guide`}</a>
          </p>
        </Panel>
      )}
      {systems.map((system) => (
        <SystemItem
          key={system.id}
          system={system}
          open={openId === system.id}
          onToggle={() => toggle(system.id)}
          onChanged={setSystems}
        />
      ))}
      <section className="area__section area__narrow">
        {isAsking ? (
          <SystemForm
            clients={clients}
            onClose={() => setAsking(false)}
            onRequested={(changed) => {
              setAsking(false)
              setSystems(changed)
            }}
          />
        ) : (
          <Button variant={systems.length === 0 ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
            {t`Ask for a system`}
          </Button>
        )}
      </section>
    </>
  )
}
