import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Page } from '../../../shell/page.tsx'
import { CompassLink } from '../compass/compass-link.tsx'
import { NeedsLogin } from '../login/needs-login.tsx'
import { identifierOfFragment, pendingIdentifier } from './pending-identifier.ts'
import { Verifier } from './verifier.tsx'

/** `/organisation/verify#identifier`: is this degree genuine and unchanged? */
export function Component() {
  const { t } = useLingui()
  const title = t`Signature Validity Verification`
  const { hash } = useLocation()
  const [identifier] = useState(() => {
    const given = identifierOfFragment(hash)
    if (given !== '') pendingIdentifier.keep(given)
    return given
  })
  return (
    <NeedsLogin target={{ kind: 'next', next: '/organisation/verify' }} title={title}>
      {() => (
        <Page
          before={<CompassLink />}
          title={title}
          intro={t`Check that a degree is genuine and that its content has not changed.`}
        >
          <Verifier given={identifier} />
        </Page>
      )}
    </NeedsLogin>
  )
}
