import { startTransition, useLayoutEffect, useState } from 'react'
import { type NavigationType, Router, type UNSAFE_createBrowserHistory } from 'react-router'
import { loadPage } from './load-page.ts'
import type { Site } from './site.ts'
import { SitePage } from './site-page.tsx'

/** The addresses that this tab has been at, as React Router keeps them. */
export type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

interface SiteRouterProps {
  readonly site: Site
  readonly history: SiteHistory
  /** Why the first page could not be loaded, if it could not. */
  readonly failure: unknown
}

interface View {
  readonly action: NavigationType
  readonly location: SiteHistory['location']
  readonly failure: unknown
}

/** Draws the page of the address on show. A page that is asked for is shown once its parts are there, the last one asked for. */
export function SiteRouter({ site, history, failure }: SiteRouterProps) {
  const [view, setView] = useState<View>({ action: history.action, location: history.location, failure })
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const show = (reason: unknown) => {
          if (history.location.key === location.key) {
            startTransition(() => setView({ action, location, failure: reason }))
          }
        }
        loadPage(site.routes, site.basename, location.pathname).then(() => show(null), show)
      }),
    [history, site],
  )
  return (
    <Router basename={site.basename} location={view.location} navigationType={view.action} navigator={history}>
      <SitePage routes={site.routes} failure={view.failure} />
    </Router>
  )
}
