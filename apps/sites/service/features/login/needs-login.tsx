import { useLingui } from '@lingui/react/macro'
import type { AuthData } from '@perga/contracts'
import { Spinner } from '@perga/ui/panels/spinner'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { withQuery } from '../../../shell/api-client.ts'
import { Page } from '../../../shell/page.tsx'
import { ErrorPage } from '../../../shell/pages/error-page.tsx'
import { useSession } from '../../../shell/session/use-session.ts'
import { organisationSession } from '../../organisation-session.ts'
import { type ReturnTarget, targetParameters } from './return-target.ts'

interface NeedsLoginProps {
  /** Carried through the login, so that the user comes back to the same work. */
  readonly target: ReturnTarget
  /** Of the page, while it is not known who asks. */
  readonly title: string
  readonly children: (identity: AuthData) => ReactNode
}

/** Shows its content to a logged-in organisation user and sends everybody else to the login page. */
export function NeedsLogin({ target, title, children }: NeedsLoginProps) {
  const { t } = useLingui()
  const session = useSession(organisationSession)
  switch (session.state) {
    case 'unknown':
      return (
        <Page title={title}>
          <Spinner label={t`One moment, please…`} />
        </Page>
      )
    case 'anonymous':
      return <Navigate to={withQuery('/organisation/login', targetParameters(target))} replace />
    case 'failed':
      return <ErrorPage />
    case 'known':
      return children(session.identity)
  }
}
