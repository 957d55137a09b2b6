import { Trans, useLingui } from '@lingui/react/macro'
import { Panel } from '@perga/ui/panels/panel'
import { Navigate, useSearchParams } from 'react-router'
import { Page } from '../../../shell/page.tsx'
import { useSession } from '../../../shell/session/use-session.ts'
import { staffSession } from '../../staff-session.ts'
import { InstitutionSignIn } from './institution-sign-in.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import './sign-in.css'

/** `/desk/sign-in`: the two ways in, for institutions' staff and for the provider's. */
export function Component() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const session = useSession(staffSession)
  if (session.state === 'known') return <Navigate to="/" replace />
  return (
    <Page title={t`Sign in to the desk`} intro={t`The desk is for the staff of institutions and of the provider.`}>
      {query.has('failed') && (
        <Panel tone="warning" title={t`The sign-in did not complete`} announced>
          <p>
            <Trans>
              The answer of your institution was not accepted. Try again; if it happens again, tell the people who
              manage accounts at your institution.
            </Trans>
          </p>
        </Panel>
      )}
      <InstitutionSignIn />
      <PasskeySignIn />
    </Page>
  )
}
