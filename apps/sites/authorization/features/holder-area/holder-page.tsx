import { useLingui } from '@lingui/react/macro'
import { Actions, ButtonLink } from '@perga/ui/actions/button'
import { NavigationStrip } from '@perga/ui/layout/navigation-strip'
import { Spinner } from '@perga/ui/panels/spinner'
import type { ReactNode } from 'react'
import { Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useSession } from '../../../shell/session/use-session.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { type HolderPageName, holderLoginAddress } from '../../holder-addresses.ts'
import { holderSession } from '../../holder-session.ts'
import { LoginRefused } from '../interaction/login-refused.tsx'
import './holder-area.css'

interface HolderPageProps {
  readonly name: HolderPageName
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}

/** A page of the holder's own area: after the login its content, before it the way in. */
export function HolderPage({ name, title, intro, children }: HolderPageProps) {
  const { t } = useLingui()
  const session = useSession(holderSession)
  const isIn = session.state === 'known'
  return (
    <Page title={title} intro={intro} narrow={false} before={isIn && <HolderNav current={name} />}>
      {session.state === 'unknown' && <Spinner label={t`One moment, please…`} />}
      {session.state === 'failed' && <ProblemPanel error={null} onRetry={() => void holderSession.refresh()} />}
      {session.state === 'anonymous' && <LoginInvitation name={name} />}
      {isIn && children}
    </Page>
  )
}

function LoginInvitation({ name }: { readonly name: HolderPageName }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <LoginRefused />
      <p>{t`Log in with your tax account to see what is yours.`}</p>
      <Actions>
        <ButtonLink href={holderLoginAddress(name, locale)}>{t`Log in with your tax account`}</ButtonLink>
      </Actions>
    </>
  )
}

function HolderNav({ current }: { readonly current: HolderPageName }) {
  const { t } = useLingui()
  const pages = [
    { name: 'data', text: t`My degrees` },
    { name: 'consents', text: t`My authorizations` },
    { name: 'data/requests', text: t`My requests` },
  ] as const
  // A request belongs to the list of requests.
  const currentPage = current.startsWith('data/requests') ? 'data/requests' : current
  const links = pages.map(({ name, text }) => ({
    ...{ href: `/authorization/${name}`, text, isCurrent: name === currentPage },
  }))
  return <NavigationStrip label={t`Your pages`} links={links} />
}
