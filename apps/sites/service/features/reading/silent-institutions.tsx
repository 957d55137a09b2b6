import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DiplomasAnswer } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'

const ANSWERED = 1200

/** Says that something may be missing when an institution did not answer. */
export function SilentInstitutions({ status }: { readonly status: DiplomasAnswer['status'] }) {
  const { t } = useLingui()
  const silent = Object.values(status).filter((code) => code !== ANSWERED).length
  if (silent === 0) return null
  return (
    <Panel tone="warning" title={t`Some degrees may be missing`} announced>
      <p>{t`${plural(silent, { one: '# institution did not answer.', other: '# institutions did not answer.' })} Try again later with the same code.`}</p>
    </Panel>
  )
}
