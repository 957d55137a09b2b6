import type { RouteObject } from 'react-router'

/** Every address of a route table in the router's notation, e.g. `/o/:token`. The page for unknown ones has none. */
export function routePatterns(routes: readonly RouteObject[], base = '/'): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    if (path === '*') return []
    const here = path === '' ? base : join(base, path)
    const below = children === undefined ? [] : routePatterns(children, here)
    const isPage = index === true || children === undefined
    return isPage ? [...withoutOptional(here)] : below
  })
}

const join = (base: string, path: string) => (path.startsWith('/') ? path : `${base === '/' ? '' : base}/${path}`)

// `/organisation/:token?` is two addresses, of which the first has no parameter and can be drawn.
function withoutOptional(pattern: string): string[] {
  if (!pattern.endsWith('?')) return [pattern]
  const whole = pattern.slice(0, -1)
  return [whole.slice(0, whole.lastIndexOf('/')) || '/', whole]
}
