import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import '@perga/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { followLinks } from './follow-links.ts'
import { activateLocale, addCatalogue, type CatalogueLoaders } from './i18n.ts'
import { readLocale } from './language.ts'
import './site.css'

interface Site {
  readonly routes: RouteObject[]
  readonly basename: string
  /** The texts of the site's frame; its areas bring their own. */
  readonly catalogue: CatalogueLoaders
}

/** Starts a site in the element `root`: language first, then the page of the address. */
export async function startSite({ routes, basename, catalogue }: Site): Promise<void> {
  void unregisterServiceWorkers()
  await addCatalogue(catalogue)
  await activateLocale(readLocale())
  const router = createBrowserRouter(routes, { basename })
  followLinks(router, routes, basename)
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no element "root"')
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>,
  )
}

// A worker of an earlier generation of the service would go on serving its own pages (spec 2 §4).
async function unregisterServiceWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
}
