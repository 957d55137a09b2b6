import { Trans, useLingui } from '@lingui/react/macro'
import type { ShareableDegree } from '@perga/contracts'
import { Actions } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { DegreeChoice } from './degree-choice.tsx'
import { Refuse } from './refuse.tsx'

/** Nothing can be shared: no degree was found, or none that the institution has documented. */
export function NoDegrees({ degrees, uid }: { readonly degrees: readonly ShareableDegree[]; readonly uid: string }) {
  const { t } = useLingui()
  return (
    <>
      <Panel tone="info" title={t`There is no degree to share`} announced>
        <p>
          <Trans>
            The institutions found no degree of yours that can be shared. A degree may not have been entered yet: ask
            the secretariat of your department.
          </Trans>
        </p>
      </Panel>
      {degrees.length > 0 && (
        <DegreeChoice degrees={degrees} chosen={new Set()} error={undefined} onChange={() => undefined} />
      )}
      <Actions>
        <Refuse uid={uid} />
      </Actions>
    </>
  )
}
