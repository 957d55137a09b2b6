import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { SiteFrame } from '../shell/frame/site-frame.tsx'
import { useSession } from '../shell/session/use-session.ts'
import { useLocale } from '../shell/use-locale.ts'
import { holderLogoutAddress } from './holder-addresses.ts'
import { holderSession } from './holder-session.ts'

/** Header and footer of the holder's site around the page of the route. */
export function AuthorizationFrame() {
  return (
    <FrameOfAuthorization>
      <Outlet />
    </FrameOfAuthorization>
  )
}

/** The same around a page that stands in for a route that failed. */
export function FrameOfAuthorization({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  const locale = useLocale()
  const session = useSession(holderSession)
  const name = session.state === 'known' ? session.identity.name : null
  return (
    <SiteFrame
      identity={name === null ? null : { name, logoutHref: holderLogoutAddress(locale) }}
      links={[{ text: t`Degree holders`, href: '/graduate/menu' }]}
    >
      {children}
    </SiteFrame>
  )
}
