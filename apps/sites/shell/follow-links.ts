import { matchRoutes } from 'react-router'
import type { Site } from './site.ts'
import type { SiteHistory } from './site-router.tsx'

/** Whether the address is a page of the site, not of another site, the server or another host. */
export function isWithin({ routes, basename }: Pick<Site, 'routes' | 'basename'>, address: URL): boolean {
  if (address.origin !== location.origin) return false
  const matches = matchRoutes(routes, address.pathname, basename)
  return matches !== null && matches.at(-1)?.route.path !== '*'
}

/**
 * Lets plain links do: a click on one that leads within the site moves the router instead of loading the page anew. So
 * content and components need to know nothing of the router, and every link works before the script has loaded.
 */
export function followLinks(history: SiteHistory, site: Site): void {
  document.addEventListener('click', (event) => {
    const link = plainLinkOf(event)
    if (link === null) return
    const address = new URL(link.href)
    const isSamePage = address.pathname === location.pathname && address.search === location.search
    if (isSamePage && address.hash !== '') return
    if (!isWithin(site, address)) return
    event.preventDefault()
    history.push(address.pathname + address.search + address.hash)
  })
}

function plainLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link === null || link.href === '' || link.target !== '' || link.hasAttribute('download') ? null : link
}
