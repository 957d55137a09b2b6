import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { SiteFrame } from '../shell/frame/site-frame.tsx'
import { organisationSession } from './organisation-session.ts'

/** Header and footer of the service around the page of the route. */
export function ServiceFrame() {
  return (
    <FrameOfService>
      <Outlet />
    </FrameOfService>
  )
}

/** The same around a page that stands in for a route that failed. */
export function FrameOfService({ children }: { readonly children: React.ReactNode }) {
  const { t } = useLingui()
  const session = useSyncExternalStore(
    organisationSession.subscribe,
    organisationSession.current,
    organisationSession.current,
  )
  const name = session.state === 'known' ? (session.identity.user_name ?? session.identity.name) : null
  return (
    <SiteFrame
      identity={name === null ? null : { name, logoutHref: '/organisation/redirect/logout' }}
      links={[
        { text: t`Degree holders`, href: '/graduate/menu' },
        { text: t`Organisations`, href: '/organisation/menu' },
        { text: t`Institutions`, href: '/institutions' },
      ]}
    >
      {children}
    </SiteFrame>
  )
}
