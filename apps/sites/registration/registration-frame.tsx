import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { SiteFrame } from '../shell/frame/site-frame.tsx'
import { useSession } from '../shell/session/use-session.ts'
import { useLocale } from '../shell/use-locale.ts'
import { logoutAddress } from './registration-addresses.ts'
import { registrationSessions } from './registration-sessions.ts'
import './registration.css'

/** Header and footer of the registration site around the page of the route. */
export function RegistrationFrame() {
  return (
    <FrameOfRegistration>
      <Outlet />
    </FrameOfRegistration>
  )
}

/** The same around a page that stands in for a route that failed. */
export function FrameOfRegistration({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { pathname } = useLocation()
  const kind = pathname.startsWith('/administrator') ? 'administrator' : 'representative'
  const session = useSession(registrationSessions[kind])
  const name = session.state === 'known' ? session.identity.name : null
  return (
    <SiteFrame
      identity={name === null ? null : { name, logoutHref: logoutAddress(kind, locale) }}
      links={[
        { text: t`Registration`, href: '/registration/' },
        { text: t`Services for organisations`, href: '/organisation/menu' },
      ]}
    >
      {children}
    </SiteFrame>
  )
}
