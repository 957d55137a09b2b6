import { useLingui } from '@lingui/react/macro'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { Dialog } from '@perga/ui/panels/dialog'
import { useState } from 'react'
import { leaveTo } from '../../../shell/leave-to.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { useChange } from '../holder-area/use-change.ts'
import { EXPORT_ADDRESS, eraseEverything } from './data-api.ts'

/** Everything that the service holds about its user, to take along or to erase (row Y6). */
export function MyData() {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="holder__section holder__narrow">
      <h2>{t`Everything held about me`}</h2>
      <p>
        {t`The service keeps what you shared, with whom, who read it, and your requests. It makes no store of diplomas. Only where an institution sends its degrees as a file are they kept here for it, encrypted. You can take what is kept about you with you, or have it erased.`}
      </p>
      <div className="holder__buttons">
        <ButtonLink variant="secondary" href={EXPORT_ADDRESS}>{t`Download everything`}</ButtonLink>
        <Button variant="quiet" onClick={() => setAsking(true)}>{t`Erase everything…`}</Button>
      </div>
      <ErasureDialog open={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}

function ErasureDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { change, run } = useChange(async () => {
    await eraseEverything()
    leaveTo(`/?lang=${locale}`)
  })
  return (
    <Dialog title={t`Erase everything held about you?`} open={open} onClose={onClose}>
      <ul>
        <li>{t`All your authorizations end at once; every link stops opening.`}</li>
        <li>{t`Your history and your receipts are gone and cannot be brought back.`}</li>
        <li>{t`Your requests are deleted too, with their files, also those that wait for an answer.`}</li>
        <li>{t`Whoever holds a printed diploma can no longer have its content compared.`}</li>
        <li>{t`Your degrees stay valid: they are at your university, not here.`}</li>
      </ul>
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <Actions>
        <Button variant="danger" unavailable={change.state === 'sending'} onClick={() => void run()}>
          {t`Erase everything`}
        </Button>
        <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
      </Actions>
    </Dialog>
  )
}
