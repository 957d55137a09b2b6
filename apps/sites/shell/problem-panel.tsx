import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { problemText } from './api-client.ts'
import { useLocale } from './use-locale.ts'

interface ProblemPanelProps {
  readonly error: unknown
  readonly onRetry?: () => void
}

/** A call that failed: the server's own reason where it gave one, and a way to try again. */
export function ProblemPanel({ error, onRetry }: ProblemPanelProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Panel tone="warning" title={t`This did not work`} announced>
      <p>{problemText(error, locale) ?? t`Something went wrong. Try again later.`}</p>
      {onRetry !== undefined && <Button variant="secondary" onClick={onRetry}>{t`Try Again`}</Button>}
    </Panel>
  )
}
