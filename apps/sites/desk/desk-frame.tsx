import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { addressOf } from '../shell/api-client.ts'
import { SiteFrame } from '../shell/frame/site-frame.tsx'
import { useSession } from '../shell/session/use-session.ts'
import { useLocale } from '../shell/use-locale.ts'
import { staffSession } from './staff-session.ts'

/** Header and footer of the desk around the page of the route. */
export function DeskFrame() {
  return (
    <FrameOfDesk>
      <Outlet />
    </FrameOfDesk>
  )
}

/** The same around a page that stands in for a route that failed. */
export function FrameOfDesk({ children }: { readonly children: ReactNode }) {
  const locale = useLocale()
  const session = useSession(staffSession)
  const name = session.state === 'known' ? session.identity.name : null
  const logoutHref = addressOf('GET /api/staff/logout', { query: { lang: locale } })
  return (
    <SiteFrame identity={name === null ? null : { name, logoutHref }} links={[]}>
      {children}
    </SiteFrame>
  )
}
