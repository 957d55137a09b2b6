import { useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'
import { SiteFrame } from '../shell/frame/site-frame.tsx'
import { hasSessionHint } from '../shell/session/session-hint.ts'
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
  const links = useHeaderLinks()
  // Pages that need no login ask only where somebody has logged in; a page that has just asked is not asked again.
  useEffect(() => {
    if (hasSessionHint(document.cookie)) void organisationSession.refresh()
  }, [])
  const session = useSyncExternalStore(
    organisationSession.subscribe,
    organisationSession.current,
    organisationSession.current,
  )
  const name = session.state === 'known' ? (session.identity.user_name ?? session.identity.name) : null
  return (
    <SiteFrame identity={name === null ? null : { name, logoutHref: '/organisation/redirect/logout' }} links={links}>
      {children}
    </SiteFrame>
  )
}

/** The areas of the service; on the developers' guide what a third-party developer needs instead. */
function useHeaderLinks() {
  const { t } = useLingui()
  const isForDevelopers = useLocation().pathname.replace(/\/$/, '') === '/documentation/developers'
  if (isForDevelopers) {
    return [
      { text: t`Quick start`, href: '#dev_quick-start' },
      { text: t`Requests`, href: '#dev_authorization-process' },
      { text: t`OpenAPI description`, href: '/api/openapi.json' },
      { text: t`Register an application`, href: '/documentation/organisations#org_registration-oauth2' },
    ]
  }
  return [
    { text: t`Degree holders`, href: '/graduate/menu' },
    { text: t`Organisations`, href: '/organisation/menu' },
    { text: t`Institutions`, href: '/institutions' },
  ]
}
