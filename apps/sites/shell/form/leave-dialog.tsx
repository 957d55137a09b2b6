import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { Dialog } from '@perga/ui/panels/dialog'
import type { useLeaveGuard } from './use-leave-guard.ts'

/** Asks whether to leave what was typed. Closing it is staying. */
export function LeaveDialog({ guard }: { readonly guard: ReturnType<typeof useLeaveGuard> }) {
  const { t } = useLingui()
  if (!guard.isAsking) return null
  return (
    <Dialog title={t`Leave without saving?`} open onClose={guard.stay}>
      <p>{t`What you have typed on this page has not been sent.`}</p>
      <Actions>
        <Button onClick={guard.stay}>{t`Stay on this page`}</Button>
        <Button variant="secondary" onClick={guard.leave}>{t`Leave the page`}</Button>
      </Actions>
    </Dialog>
  )
}
