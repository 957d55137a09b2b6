import { useLingui } from '@lingui/react/macro'
import type { OwnSystem } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { copyText } from '../../../shell/copy-text.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { useMoment } from '../../../shell/use-moment.ts'
import { makeSecret, retireSecret } from './systems-api.ts'

interface SystemSecretsProps {
  readonly system: OwnSystem
  readonly onChanged: (systems: readonly OwnSystem[]) => void
}

/** The secrets in force: a new one beside the old, then the old one retired, and nothing is interrupted (row R7). */
export function SystemSecrets({ system, onChanged }: SystemSecretsProps) {
  const { t } = useLingui()
  const [secret, setSecret] = useState<string | null>(null)
  const making = useChange(async () => {
    const made = await makeSecret(system.id)
    setSecret(made.secret)
    onChanged(made.systems)
  })
  return (
    <section className="area__part">
      <h3>{t`Secrets`}</h3>
      <p>{t`To change the secret without an interruption: make a new one, put it into the system, and retire the old one when it is used no more.`}</p>
      {secret !== null && <ShownOnce secret={secret} onClose={() => setSecret(null)} />}
      {making.change.state === 'failed' && <ProblemPanel error={making.change.error} />}
      <ul className="area__list">
        {system.secrets.map((one) => (
          <SecretItem
            key={one.slot}
            systemId={system.id}
            secret={one}
            isLast={system.secrets.length === 1}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {system.secrets.length < 2 && (
        <p>
          <Button
            variant="secondary"
            unavailable={making.change.state === 'sending'}
            onClick={() => void making.run()}
          >{t`Make a new secret`}</Button>
        </p>
      )}
    </section>
  )
}

function ShownOnce({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useLingui()
  const { text, show } = useNotice()
  const copy = async () => show((await copyText(secret)) ? t`The secret was copied` : t`The secret could not be copied`)
  return (
    <Panel tone="warning" title={t`Keep this secret now: it is not shown again`} headingLevel={3} announced>
      <CodeText>{secret}</CodeText>
      <div className="area__buttons">
        <Button variant="secondary" onClick={() => void copy()}>{t`Copy the secret`}</Button>
        <Button variant="quiet" onClick={onClose}>{t`I have kept it`}</Button>
      </div>
      <Notice text={text} />
    </Panel>
  )
}

interface SecretItemProps extends Pick<SystemSecretsProps, 'onChanged'> {
  readonly systemId: string
  readonly secret: OwnSystem['secrets'][number]
  readonly isLast: boolean
}

function SecretItem({ systemId, secret, isLast, onChanged }: SecretItemProps) {
  const { t } = useLingui()
  const moment = useMoment()
  const { change, run } = useChange(async () =>
    onChanged((await retireSecret(systemId, secret.slot === 1 ? 1 : 2)).systems),
  )
  const made = moment(secret.created_at)
  const used = secret.last_used_at === null ? null : moment(secret.last_used_at)
  return (
    <li>
      <div>
        <p>{t`Made ${made}`}</p>
        <p className="area__quiet">{used === null ? t`Not used yet` : t`Last used ${used}`}</p>
        {change.state === 'failed' && <ProblemPanel error={change.error} />}
      </div>
      {!isLast && (
        <Button
          variant="secondary"
          aria-label={t`Retire the secret made ${made}`}
          unavailable={change.state === 'sending'}
          onClick={() => void run()}
        >{t`Retire`}</Button>
      )}
    </li>
  )
}
