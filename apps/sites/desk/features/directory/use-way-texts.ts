import { useLingui } from '@lingui/react/macro'
import type { DescribedConnection } from '@perga/contracts'

/** How an institution's degrees are read. */
export function useWayTexts(): Record<DescribedConnection['mode'], string> {
  const { t } = useLingui()
  return { api: 'API', view: t`Database view`, file: t`Uploaded file` }
}
