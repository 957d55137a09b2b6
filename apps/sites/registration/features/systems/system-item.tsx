import { useLingui } from '@lingui/react/macro'
import type { OwnSystem } from '@perga/contracts'
import { SCOPES } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Dialog } from '@perga/ui/panels/dialog'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'
import { useScopeLabels } from '../../../shell/use-scope-labels.ts'
import { SystemKeys } from './system-keys.tsx'
import { SystemSecrets } from './system-secrets.tsx'
import { endSystem } from './systems-api.ts'

interface SystemItemProps {
  readonly system: OwnSystem
  readonly open: boolean
  readonly onToggle: () => void
  readonly onChanged: (systems: readonly OwnSystem[]) => void
}

/** One system: what it is registered for, its secrets or keys, its end. */
export function SystemItem({ system, open, onToggle, onChanged }: SystemItemProps) {
  const { t } = useLingui()
  const states: Record<OwnSystem['state'], string> = {
    requested: t`Waits for the provider`,
    confirmed: t`Confirmed`,
    refused: t`Not accepted`,
    ended: t`Ended by you`,
  }
  const facts = useFacts(system)
  const { decision_reason: reason } = system
  return (
    <Disclosure title={system.name} summary={states[system.state]} open={open} onToggle={onToggle}>
      {reason !== null && <p>{t`Reason: ${reason}`}</p>}
      <DescriptionList facts={facts} />
      {system.state === 'confirmed' && (
        <>
          {system.method === 'client_secret_basic' ? (
            <SystemSecrets system={system} onChanged={onChanged} />
          ) : (
            <SystemKeys system={system} onChanged={onChanged} />
          )}
          <EndSystem system={system} onChanged={onChanged} />
        </>
      )}
    </Disclosure>
  )
}

function useFacts(system: OwnSystem) {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = useMoment()
  const labelOf = useScopeLabels()
  const { quota_per_minute: calls } = system
  const scopes = SCOPES.filter((scope) => system.scopes.includes(scope)).map((scope) => labelOf(scope))
  return [
    ...(system.client_id === null
      ? []
      : [{ term: t`Identifier (client_id)`, value: <CodeText>{system.client_id}</CodeText> }]),
    { term: t`Purpose`, value: system[`purpose_${locale}`] },
    { term: t`Details that it reads`, value: scopes.join(' · ') },
    { term: t`Callback addresses`, value: system.redirect_uris.join(' · ') },
    { term: t`E-mail of the technical contact`, value: system.contact_email },
    { term: t`Asked for on`, value: moment(system.requested_at) },
    ...(calls === null ? [] : [{ term: t`Calls in a minute`, value: String(calls) }]),
    ...(system.allows_get_renewal === true ? [{ term: t`Renewal of tokens`, value: t`By POST, and by GET` }] : []),
  ]
}

function EndSystem({ system, onChanged }: Pick<SystemItemProps, 'system' | 'onChanged'>) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { change, run } = useChange(async () => {
    const { systems } = await endSystem(system.id)
    setAsking(false)
    onChanged(systems)
  })
  const { name } = system
  return (
    <div className="area__part">
      <Button variant="danger" onClick={() => setAsking(true)}>{t`End this system…`}</Button>
      <Dialog title={t`End ${name}?`} open={isAsking} onClose={() => setAsking(false)}>
        <p>{t`It is unknown from this moment, and what it was given opens nothing any more. This cannot be undone.`}</p>
        {change.state === 'failed' && <ProblemPanel error={change.error} />}
        <Actions>
          <Button variant="danger" unavailable={change.state === 'sending'} onClick={() => void run()}>
            {t`End it`}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>{t`Cancel`}</Button>
        </Actions>
      </Dialog>
    </div>
  )
}
