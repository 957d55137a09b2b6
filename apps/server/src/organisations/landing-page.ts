/** Pages inside the organisation area; a target that is anything else is not followed (no open redirect). */
const TARGETS: Record<string, string> = {
  organisation: '/organisation',
  verify: '/organisation/verify',
  check: '/organisation/check',
  menu: '/organisation/menu',
}

/** What the login must come back to: a code, or a named page. */
export interface LoginTarget {
  token: string | null
  next: string | null
}

/** The page after a login: the code's reading, the page asked for, else the menu. */
export function landingPage({ token, next }: LoginTarget): string {
  if (token !== null) return `/organisation/${encodeURIComponent(token)}`
  const name = next?.replace(/^\/?(organisation\/)?/, '') ?? 'menu'
  return (Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined) ?? '/organisation/menu'
}
