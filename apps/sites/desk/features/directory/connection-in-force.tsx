import { useLingui } from '@lingui/react/macro'
import type { ConnectionOverview } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { useWhen } from '../../use-when.ts'
import { removeConnection } from './directory-api.ts'
import { useInstitutionCode } from './institution-frame.tsx'
import { SettingsFacts } from './settings-facts.tsx'

interface InForceProps {
  readonly current: ConnectionOverview['current']
  readonly onRemoved: () => void
}

/** The connection that holds, and its end by one member. */
export function ConnectionInForce({ current, onRemoved }: InForceProps) {
  const { t } = useLingui()
  const when = useWhen()
  const code = useInstitutionCode()
  const { change, run } = useChange(() => removeConnection(code).then(onRemoved))
  return (
    <>
      <h2>{t`In force`}</h2>
      {current === null ? (
        <p>{t`The institution is not connected.`}</p>
      ) : (
        <>
          <p>{t`Since ${when(current.changed_at)}. Keys and passwords are never shown.`}</p>
          <SettingsFacts settings={current} />
          {current.mode === 'file' && (
            <p>
              <a href={`/desk/degree-file/${code}`}>{t`The uploaded file and the keys of its programs`}</a>
            </p>
          )}
          <Removal
            isFile={current.mode === 'file'}
            isSending={change.state === 'sending'}
            onRemove={() => void run()}
          />
        </>
      )}
      <ChangeNotice change={change} done={t`The connection was ended`} />
    </>
  )
}

function Removal(props: { readonly isFile: boolean; readonly isSending: boolean; readonly onRemove: () => void }) {
  const { t } = useLingui()
  const [isSure, setSure] = useState(false)
  return (
    <section className="desk-section" aria-labelledby="end-connection">
      <h3 id="end-connection">{t`End the connection`}</h3>
      <p>{t`When a key has leaked, for instance. It ends at once: nobody finds degrees of this institution until two members connect it again.`}</p>
      {props.isFile && (
        <p>{t`The uploaded degrees are erased and the keys of its programs end. The file is uploaded anew afterwards.`}</p>
      )}
      <Checkbox label={t`I have checked this: the connection shall end now.`} checked={isSure} onChange={setSure} />
      <Actions>
        <Button variant="danger" unavailable={!isSure || props.isSending} onClick={props.onRemove}>
          {t`End the connection`}
        </Button>
      </Actions>
    </section>
  )
}
