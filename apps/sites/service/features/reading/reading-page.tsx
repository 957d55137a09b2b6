import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { Page } from '../../../shell/page.tsx'
import { CompassLink } from '../compass/compass-link.tsx'
import { NeedsLogin } from '../login/needs-login.tsx'
import { servicesOf } from '../organisation-menu/own-services.ts'
import { LinkReader } from './link-reader.tsx'
import { NoReadingRight } from './no-reading-right.tsx'

/** `/organisation/{token?}`: the degrees behind a code or link. */
export function Component() {
  const { t } = useLingui()
  const title = t`Degrees through Authorization`
  const { token } = useParams()
  const target =
    token === undefined ? ({ kind: 'next', next: '/organisation' } as const) : ({ kind: 'token', token } as const)
  return (
    <NeedsLogin target={target} title={title}>
      {(identity) => (
        <Page before={<CompassLink />} title={title} intro={t`Read the degrees that a holder has shared with you.`}>
          {!servicesOf(identity).reading && <NoReadingRight />}
          <LinkReader key={token} token={token} />
        </Page>
      )}
    </NeedsLogin>
  )
}
