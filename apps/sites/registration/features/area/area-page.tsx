import { useLingui } from '@lingui/react/macro'
import { Actions, ButtonLink } from '@perga/ui/actions/button'
import { NavigationStrip } from '@perga/ui/layout/navigation-strip'
import { Panel } from '@perga/ui/panels/panel'
import { Spinner } from '@perga/ui/panels/spinner'
import type { ReactNode } from 'react'
import { Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useSession } from '../../../shell/session/use-session.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { loginAddress, type UserKind } from '../../registration-addresses.ts'
import { registrationSessions } from '../../registration-sessions.ts'
import { LoginRefused } from './login-refused.tsx'

interface AreaPageProps {
  readonly kind: UserKind
  readonly title: string
  readonly intro: string
  /** The path of the page below /registration/, for the navigation. */
  readonly path: string
  readonly children: ReactNode
}

/** A page of the administrator or of a representative: after the login its content, before it the way in. */
export function AreaPage({ kind, title, intro, path, children }: AreaPageProps) {
  const { t } = useLingui()
  const session = useSession(registrationSessions[kind])
  const isIn = session.state === 'known'
  return (
    <Page title={title} intro={intro} narrow={false} before={isIn && <AreaNav kind={kind} path={path} />}>
      {session.state === 'unknown' && <Spinner label={t`One moment, please…`} />}
      {session.state === 'failed' && (
        <ProblemPanel error={null} onRetry={() => void registrationSessions[kind].refresh()} />
      )}
      {session.state === 'anonymous' && <WayIn kind={kind} />}
      {isIn && children}
    </Page>
  )
}

function WayIn({ kind }: { readonly kind: UserKind }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <div className="area__narrow">
      <LoginRefused kind={kind} />
      {kind === 'administrator' ? (
        <>
          <p>{t`Log in with the tax account of the organisation itself, not with your personal one: whoever holds it is the administrator.`}</p>
          <Panel tone="info" title={t`Still logged in with your personal account?`}>
            <p>{t`The tax site remembers the last account. Log out there first, or open this page in another browser.`}</p>
          </Panel>
        </>
      ) : (
        <p>{t`Log in with your personal tax account to see the roles that you have accepted.`}</p>
      )}
      <Actions>
        <ButtonLink href={loginAddress(kind, locale)}>
          {kind === 'administrator' ? t`Log in as the organisation` : t`Log in with your personal account`}
        </ButtonLink>
      </Actions>
    </div>
  )
}

function AreaNav({ kind, path }: { readonly kind: UserKind; readonly path: string }) {
  const { t } = useLingui()
  const pages = {
    administrator: [
      { path: 'administrator', text: t`Organisation and people` },
      { path: 'administrator/readings', text: t`Who read what` },
      { path: 'administrator/systems', text: t`Own systems` },
    ],
    representative: [
      { path: 'representative', text: t`My roles` },
      { path: 'representative/enquiries', text: t`Enquiries` },
    ],
  }[kind]
  const links = pages.map((page) => ({
    ...{ href: `/registration/${page.path}`, text: page.text },
    isCurrent: page.path === path,
  }))
  return <NavigationStrip label={t`Your pages`} links={links} />
}
