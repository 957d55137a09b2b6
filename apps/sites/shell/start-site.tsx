import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import '@perga/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { followLinks } from './follow-links.ts'
import { activateLocale, addCatalogue } from './i18n.ts'
import { mirrorVisibleTab, readLocale } from './language.ts'
import { guardHistory } from './leave-guard.ts'
import { loadPage } from './load-page.ts'
import type { Site } from './site.ts'
import { SiteRouter } from './site-router.tsx'
import './site.css'

/** Starts a site in the element `root`: language first, then the page of the address, over what the build has drawn. */
export async function startSite(site: Site): Promise<void> {
  void unregisterServiceWorkers()
  mirrorVisibleTab()
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no element "root"')
  const locale = readLocale()
  const isDrawn = root.firstElementChild !== null && document.documentElement.lang === locale
  await addCatalogue(site.catalogue)
  await activateLocale(locale)
  const failure = await whyNot(loadPage(site.routes, site.basename, location.pathname))
  // Told of every move, as the declarative routers of React Router are.
  const history = guardHistory(createBrowserHistory({ v5Compat: true }))
  followLinks(history, site)
  const page = (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <SiteRouter site={site} history={history} failure={failure} />
      </I18nProvider>
    </StrictMode>
  )
  if (isDrawn && failure === null) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

const whyNot = (work: Promise<void>): Promise<unknown> =>
  work.then(
    () => null,
    (reason: unknown) => reason,
  )

// A worker of an earlier generation of the service would go on serving its own pages (spec 2 §4).
async function unregisterServiceWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
}
