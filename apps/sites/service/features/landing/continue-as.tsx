import { Trans, useLingui } from '@lingui/react/macro'
import { Panel } from '@perga/ui/panels/panel'
import { useSession } from '../../../shell/session/use-session.ts'
import { organisationSession } from '../../organisation-session.ts'

/** Who is logged in, with the ways on and out; a failed auth call is told here, for the page itself needs no login. */
export function ContinueAs() {
  const { t } = useLingui()
  const session = useSession(organisationSession)
  if (session.state === 'failed') {
    return (
      <Panel tone="warning" title={t`You are not logged in`}>
        <p>{t`Something went wrong. Try again later.`}</p>
      </Panel>
    )
  }
  // The place is kept until the server has answered, so that nothing moves.
  if (session.state !== 'known') return <p className="landing__who" />
  const name = session.identity.user_name ?? session.identity.name ?? ''
  return (
    <p className="landing__who">
      <Trans>
        You are logged in. <a href="/organisation/menu">Continue as {name}</a> or{' '}
        <a href="/organisation/redirect/logout">log out</a>.
      </Trans>
    </p>
  )
}
