import { Trans } from '@lingui/react/macro'

/** For the provider's staff, who have no institution of their own. */
export function ChooseInDirectory() {
  return (
    <p>
      <Trans>
        Choose an institution in the <a href="/desk/directory">directory</a> first.
      </Trans>
    </p>
  )
}
