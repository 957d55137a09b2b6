import { type Locale, toLocale } from '@perga/domain'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where a person is sent whose navigation here was refused; without it, to the general error page. */
    refusalPage?: (code: string, request: FastifyRequest) => string
  }
}

/**
 * Whether a person's browser goes to this address, rather than a page of ours or a program asking it for data: browsers say so
 * (Fetch Metadata), older ones only by preferring HTML.
 */
export function isNavigation({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || headers['x-requested-with'] !== undefined || headers.authorization !== undefined) return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').startsWith('text/html') : mode === 'navigate'
}

/** The language of a navigation: the one it names, else that of the pages the person comes from. */
export function navigationLanguage({ url, cookies }: FastifyRequest): Locale {
  const named = new URLSearchParams(url.split('?').slice(1).join('?')).get('lang')
  // Before cookies are read an address may have been refused already; the types do not know of that.
  const fromCookie = (cookies as FastifyRequest['cookies'] | undefined)?.lang
  return toLocale(named ?? fromCookie)
}
