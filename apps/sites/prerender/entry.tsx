import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Locale } from '@perga/domain'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { type RouteObject, StaticRouter } from 'react-router'
import { addCatalogue, loadLocale } from '../shell/i18n.ts'
import { loadPage } from '../shell/load-page.ts'
import type { Site } from '../shell/site.ts'
import { SitePage } from '../shell/site-page.tsx'
import { routePatterns } from './route-patterns.ts'

const tables = import.meta.glob<{ routes: RouteObject[] }>('../*/routes.tsx', { eager: true })
const sites = import.meta.glob<{ site: Site }>('../*/site.ts', { eager: true })
const exceptions = import.meta.glob<{ drawnInBrowser: readonly string[] }>('../*/drawn-in-browser.ts', { eager: true })

/** A site as the build finds it. */
export interface SiteOutline {
  /** Its folder. */
  readonly name: string
  /** Every address it knows, in the router's notation; `/*` is left out. */
  readonly patterns: readonly string[]
  /** The paths of the pages that the build draws; none for a site that needs a login anyway. */
  readonly drawn: readonly string[]
}

/** Every site with a route table. */
export function listSites(): SiteOutline[] {
  return Object.entries(tables).map(([file, { routes }]) => {
    const name = file.split('/')[1] ?? ''
    const patterns = routePatterns(routes)
    return { name, patterns, drawn: drawnPaths(name, patterns) }
  })
}

// A site that names its exceptions is drawn; the others are behind a login.
function drawnPaths(name: string, patterns: readonly string[]): string[] {
  const left = exceptions[`../${name}/drawn-in-browser.ts`]?.drawnInBrowser
  if (left === undefined) return []
  return patterns.filter((pattern) => !pattern.includes(':') && !left.includes(pattern))
}

/** The page at `path` in a language, as HTML with its `<title>` in front. Throws what the page throws. */
export async function drawPage(name: string, path: string, locale: Locale): Promise<string> {
  const found = sites[`../${name}/site.ts`]
  if (found === undefined) throw new Error(`apps/sites/${name} has no site.ts`)
  const { routes, basename, catalogue } = found.site
  await addCatalogue(catalogue)
  await loadLocale(locale)
  await loadPage(routes, basename, path)
  return renderToString(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <StaticRouter basename={basename} location={path}>
          <SitePage routes={routes} failure={null} />
        </StaticRouter>
      </I18nProvider>
    </StrictMode>,
  )
}

/** Loads what the page of a pattern needs in a language and draws nothing: the build notes what was loaded. */
export async function loadParts(name: string, pattern: string, locale: Locale): Promise<void> {
  const routes = tables[`../${name}/routes.tsx`]?.routes ?? []
  const site = sites[`../${name}/site.ts`]?.site
  if (site !== undefined) await addCatalogue(site.catalogue)
  await loadLocale(locale)
  await loadPage(routes, '/', pattern.replaceAll('?', ''))
}
