/** What a login comes back to: an access link, or a page of the service. */
export type ReturnTarget =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'next'; readonly next: string }
  | { readonly kind: 'none' }

/** Reads `?token=` and `?next=`; `next` must be a path of this site, so that a login never leads to a stranger. */
export function readReturnTarget(query: URLSearchParams): ReturnTarget {
  const token = query.get('token')
  if (token !== null && token !== '') return { kind: 'token', token }
  const next = query.get('next')
  return next !== null && /^\/organisation(\/|$)/.test(next) ? { kind: 'next', next } : { kind: 'none' }
}

/** The page to open when nobody needs to log in after all. */
export function pageOfTarget(target: ReturnTarget): string {
  if (target.kind === 'token') return `/organisation/${encodeURIComponent(target.token)}`
  return target.kind === 'next' ? target.next : '/organisation/menu'
}

/** The target as query parameters, of the login page and of the login call alike. */
export function targetParameters(target: ReturnTarget): { token?: string; next?: string } {
  if (target.kind === 'token') return { token: target.token }
  return target.kind === 'next' ? { next: target.next } : {}
}
