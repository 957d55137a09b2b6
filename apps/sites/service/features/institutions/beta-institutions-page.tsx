import { useLingui } from '@lingui/react/macro'
import { AdoptionPage } from './adoption-page.tsx'

/** `/beta-institutions`: the same list of those that have not registered yet. */
export function Component() {
  const { t } = useLingui()
  return <AdoptionPage prefix="/api-test" title={t`Participating institutions – beta adopters`} />
}
