import { useLingui } from '@lingui/react/macro'
import type { QueuedRequest } from './requests-api.ts'

/** To whom a request is given, and whether that is the reader; a dash for nobody. */
export function Given({
  request: { assignee, is_mine },
}: {
  readonly request: Pick<QueuedRequest, 'assignee' | 'is_mine'>
}) {
  const { t } = useLingui()
  if (assignee === null) return '–'
  const name = assignee.kind === 'group' ? t`${assignee.name} (group)` : assignee.name
  return is_mine ? <strong>{t`${name}: my ticket`}</strong> : name
}
