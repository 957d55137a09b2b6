import { useLingui } from '@lingui/react/macro'
import type { OwnRoles } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Dialog } from '@perga/ui/panels/dialog'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { unlink } from './representative-api.ts'

interface UnlinkProps {
  readonly organisation: string
  readonly onChanged: (own: OwnRoles) => void
}

/** Ends the link of the personal account to the organisation, after a plain word of what that does. */
export function Unlink({ organisation, onChanged }: UnlinkProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { change, run } = useChange(async () => {
    const own = await unlink()
    setAsking(false)
    onChanged(own)
  })
  return (
    <section className="area__section">
      <h3>{t`Leave the organisation`}</h3>
      <p>{t`Unlink your tax account from it, for example before you accept the invitation of another one.`}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>{t`Unlink…`}</Button>
      <Dialog title={t`Unlink your account?`} open={isAsking} onClose={() => setAsking(false)}>
        <p>{t`You lose every role for ${organisation} at once. Only a new invitation brings them back.`}</p>
        {change.state === 'failed' && <ProblemPanel error={change.error} />}
        <Actions>
          <Button variant="danger" unavailable={change.state === 'sending'} onClick={() => void run()}>
            {t`Unlink`}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>{t`Cancel`}</Button>
        </Actions>
      </Dialog>
    </section>
  )
}
