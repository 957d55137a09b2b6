import { useLingui } from '@lingui/react/macro'
import { AdoptionPage } from './adoption-page.tsx'

/** `/institutions`. */
export function Component() {
  const { t } = useLingui()
  return <AdoptionPage prefix="/api" title={t`Participating institutions`} />
}
