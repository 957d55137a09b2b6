import { useLingui } from '@lingui/react/macro'
import type { OwnAuthorization } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Dialog } from '@perga/ui/panels/dialog'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../holder-area/use-change.ts'
import { revokeAuthorization } from './consents-api.ts'

interface RevokeProps {
  readonly id: string
  readonly recipient: string
  readonly onRevoked: (authorizations: readonly OwnAuthorization[]) => void
}

/** Ends an authorization at once, after a plain word of what that does and what it does not (row G17). */
export function Revoke({ id, recipient, onRevoked }: RevokeProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { change, run } = useChange(async () => {
    const { authorizations } = await revokeAuthorization(id)
    setAsking(false)
    onRevoked(authorizations)
  })
  return (
    <>
      <div className="holder__buttons">
        <Button variant="danger" onClick={() => setAsking(true)}>{t`Revoke…`}</Button>
      </div>
      <Dialog title={t`Revoke this authorization?`} open={isAsking} onClose={() => setAsking(false)}>
        <p>{t`${recipient} will read nothing more from this moment, not even on a page that is open now.`}</p>
        <p>
          {t`Your degrees stay valid, and so does whatever was printed or saved before; it can still be checked as genuine.`}
        </p>
        <p>{t`This cannot be undone, but you can authorize again.`}</p>
        {change.state === 'failed' && <ProblemPanel error={change.error} />}
        <Actions>
          <Button variant="danger" unavailable={change.state === 'sending'} onClick={() => void run()}>
            {t`Revoke`}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>{t`Cancel`}</Button>
        </Actions>
      </Dialog>
    </>
  )
}
