import { type DataRouter, matchRoutes, type RouteObject } from 'react-router'

/** The path inside the site, or null when the address belongs to another site, the server or another host. */
export function pathWithin(routes: RouteObject[], basename: string, address: URL): string | null {
  if (address.origin !== location.origin) return null
  const matches = matchRoutes(routes, address.pathname, basename)
  if (matches === null || matches.at(-1)?.route.path === '*') return null
  const path = address.pathname.slice(basename === '/' ? 0 : basename.length)
  return `${path === '' ? '/' : path}${address.search}${address.hash}`
}

/**
 * Lets plain links do: a click on one that leads within the site moves the router instead of loading the page anew. So
 * content and components need to know nothing of the router, and every link works before the script has loaded.
 */
export function followLinks(router: DataRouter, routes: RouteObject[], basename: string): void {
  document.addEventListener('click', (event) => {
    const link = plainLinkOf(event)
    if (link === null) return
    const address = new URL(link.href)
    const isSamePage = address.pathname === location.pathname && address.search === location.search
    if (isSamePage && address.hash !== '') return
    const path = pathWithin(routes, basename, address)
    if (path === null) return
    event.preventDefault()
    void router.navigate(path)
  })
}

function plainLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link === null || link.href === '' || link.target !== '' || link.hasAttribute('download') ? null : link
}
