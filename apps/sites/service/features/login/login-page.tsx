import { Trans, useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { Spinner } from '@perga/ui/panels/spinner'
import { Navigate, useSearchParams } from 'react-router'
import { BackLink, Page } from '../../../shell/page.tsx'
import { ErrorPage } from '../../../shell/pages/error-page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useSession } from '../../../shell/session/use-session.ts'
import { organisationSession } from '../../organisation-session.ts'
import { pageOfTarget, readReturnTarget } from './return-target.ts'
import { useLogin } from './use-login.ts'

/** `/organisation/login?token=|next=`: who may use the services, and the way in. */
export function Component() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const target = readReturnTarget(query)
  const session = useSession(organisationSession)
  const login = useLogin(target)
  if (session.state === 'known') return <Navigate to={pageOfTarget(target)} replace />
  if (session.state === 'failed') return <ErrorPage />
  return (
    <Page
      before={<BackLink href="/organisation/menu" />}
      title={t`Login for organisations`}
      intro={t`You log in with your personal tax account. We never see its password.`}
    >
      <h2>{t`Who can log in`}</h2>
      <ul>
        <li>
          <Trans>
            Representatives of a registered organisation: its administrator invites you by e-mail, and you accept with
            your own tax account.
          </Trans>
        </li>
        <li>
          <Trans>
            Any citizen with a tax account who received a code for “any authenticated user” from a degree holder.
          </Trans>
        </li>
      </ul>
      {login.state === 'failed' && <ProblemPanel error={login.error} />}
      {login.state === 'idle' && query.has('failed') && <LoginIncomplete />}
      {login.state === 'leaving' ? (
        <Spinner label={t`Going to the tax login…`} />
      ) : (
        <Actions>
          <Button onClick={() => void login.start(false)}>{t`Log in with your tax account`}</Button>
          <Button variant="secondary" onClick={() => void login.start(true)}>{t`I am a citizen with a code`}</Button>
        </Actions>
      )}
    </Page>
  )
}

/** The user came back from the tax login without having logged in. */
function LoginIncomplete() {
  const { t } = useLingui()
  return (
    <Panel tone="warning" title={t`The login did not complete`} announced>
      <p>{t`You returned from the tax login without logging in. You can try again.`}</p>
    </Panel>
  )
}
