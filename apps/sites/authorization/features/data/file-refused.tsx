import { useLingui } from '@lingui/react/macro'
import { Panel } from '@perga/ui/panels/panel'
import { useSearchParams } from 'react-router'

/** Why a file that was asked for did not come (`?failed=` holds the refusal's code): its own tab shows the degrees instead. */
export function FileRefused() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const code = query.get('failed')
  if (code === null) return null
  const texts: Record<string, string> = {
    institution_unavailable: t`The institution does not answer at the moment. Try again in a while.`,
    too_many_requests: t`You asked for many files in a short time. Wait a minute and try again.`,
    documents_busy: t`Many documents are being made at the moment. Try again in a while.`,
    not_found: t`The institution does not show this degree as valid any more.`,
  }
  return (
    <Panel tone="warning" title={t`The file could not be made`} announced>
      <p>{texts[code] ?? t`Something went wrong. Try again later.`}</p>
    </Panel>
  )
}
