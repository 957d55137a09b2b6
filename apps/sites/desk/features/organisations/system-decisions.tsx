import { useLingui } from '@lingui/react/macro'
import type { SystemRequests } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useChange } from '../../../shell/use-change.ts'
import { confirmSystem, fetchSystems, refuseSystem } from './organisations-api.ts'
import { SystemSettings, type SystemSettingsDraft, settingsOf } from './system-settings.tsx'
import { useSystemFacts } from './use-system-facts.tsx'
import './organisations.css'

type SystemRequest = SystemRequests['systems'][number]

/** The systems that wait for the provider's word (row R6). */
export function SystemDecisions() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('systems', fetchSystems)
  if (answer.state === 'loading') return null
  if (answer.state === 'failed') return <ProblemPanel error={answer.error} onRetry={retry} />
  const waiting = answer.value.systems.filter(({ state }) => state === 'requested')
  return (
    <section className="desk-section">
      <h2>{t`Systems that wait`}</h2>
      {waiting.length === 0 && <p>{t`None at the moment.`}</p>}
      {waiting.map((system) => (
        <SystemDecision key={system.id} system={system} onDecided={retry} />
      ))}
    </section>
  )
}

function SystemDecision({ system, onDecided }: { readonly system: SystemRequest; readonly onDecided: () => void }) {
  const { t } = useLingui()
  const facts = useSystemFacts(system)
  const [draft, setDraft] = useState<SystemSettingsDraft>({ quota: '60', allowsGetRenewal: false })
  const [reason, setReason] = useState('')
  const { change, run } = useChange((decide: () => Promise<unknown>) => decide().then(onDecided))
  const settings = settingsOf(draft)
  const isSending = change.state === 'sending'
  return (
    <article className="organisation-system">
      <h3>{system.name}</h3>
      <DescriptionList facts={facts} />
      <SystemSettings system={system} draft={draft} onChange={setDraft} />
      <TextField
        label={t`Reason of a refusal`}
        value={reason}
        maxLength={2000}
        onChange={(event) => setReason(event.target.value)}
      />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <Actions>
        <Button
          unavailable={settings === null || isSending}
          onClick={() => void (settings !== null && run(() => confirmSystem(system.id, settings)))}
        >{t`Confirm the system`}</Button>
        <Button
          variant="danger"
          unavailable={reason.trim().length < 3 || isSending}
          onClick={() => void run(() => refuseSystem(system.id, { reason }))}
        >
          {t`Refuse the system`}
        </Button>
      </Actions>
    </article>
  )
}
