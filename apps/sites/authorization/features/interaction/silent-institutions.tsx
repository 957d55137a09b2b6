import { useLingui } from '@lingui/react/macro'
import type { InteractionDegrees } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { useLocale } from '../../../shell/use-locale.ts'
import { silentInstitutions } from './institution-answers.ts'

interface SilentInstitutionsProps {
  readonly institutions: InteractionDegrees['institutions']
  readonly onRetry: () => void
}

/** Names the institutions that did not answer, so that a missing degree is no riddle (row G25). */
export function SilentInstitutions({ institutions, onRetry }: SilentInstitutionsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const silent = silentInstitutions(institutions)
  if (silent.length === 0) return null
  return (
    <Panel tone="warning" title={t`Some institutions did not answer`} announced>
      <p>{t`The degrees of these institutions are missing below. You can continue without them or ask again.`}</p>
      <ul>
        {silent.map((institution) => (
          <li key={institution.institution}>{institution[`name_${locale}`]}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onRetry}>{t`Ask them again`}</Button>
    </Panel>
  )
}
