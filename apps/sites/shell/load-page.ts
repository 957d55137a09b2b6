import { matchRoutes, type RouteObject } from 'react-router'

/**
 * Loads the lazy parts of the page at `path`, so that it can be drawn at once: at build time, and here before the browser
 * takes over what the build has drawn.
 */
export async function loadPage(routes: RouteObject[], basename: string, path: string): Promise<void> {
  const matches = matchRoutes(routes, path, basename) ?? []
  await Promise.all(matches.map(({ route }) => loadRoute(route)))
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const loaded = await route.lazy()
  Object.assign(route, loaded, { lazy: undefined })
}
