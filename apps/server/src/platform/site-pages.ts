import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, toLocale } from '@perga/domain'
import { z } from 'zod'

const PageFiles = z.object({ el: z.string(), en: z.string() })
const SitePages = z.object({
  base: z.string(),
  entry: z.string(),
  patterns: z.array(z.string()),
  pages: z.record(z.string(), PageFiles),
  notFound: PageFiles.nullable(),
})
const Listing = z.object({ sites: z.array(SitePages) })

/** A page of the sites, as a file of the build. */
export interface FoundPage {
  readonly file: string
  readonly locale: Locale
  readonly status: 200 | 404
}

/** What of a request says which page it is for. */
export interface PageRequest {
  /** Path and query, as they came. */
  readonly url: string
  readonly languageCookie: string | undefined
}

/** Finds the page of a request among those that the build has written down. */
export type PageFinder = (request: PageRequest) => FoundPage

/** Reads what the build of the sites has written down (`prerendered/pages.json`). Throws where there is no build. */
export async function readSitePages(directory: string): Promise<PageFinder> {
  const text = await readFile(join(directory, 'prerendered/pages.json'), 'utf8')
  return pageFinder(Listing.parse(JSON.parse(text)).sites)
}

type Site = z.infer<typeof SitePages>

/** The deepest site that an address lies in answers it. */
export function pageFinder(sites: readonly Site[]): PageFinder {
  const prepared = sites
    .map((site) => ({ ...site, known: site.patterns.map(patternExpression) }))
    .sort((one, other) => other.base.length - one.base.length)
  return ({ url, languageCookie }) => {
    const { path, query } = splitAddress(url)
    const locale = pageLocale(query, languageCookie)
    const site = prepared.find(({ base }) => isBelow(path, base))
    if (site === undefined) throw new Error('no site has the base "/"')
    const inside = pathInside(path, site.base)
    if (!site.known.some((pattern) => pattern.test(inside))) {
      return { file: site.notFound?.[locale] ?? site.entry, locale, status: 404 }
    }
    const drawn = isOnlyLanguage(query) ? site.pages[inside] : undefined
    return { file: drawn?.[locale] ?? site.entry, locale, status: 200 }
  }
}

/** The language rule of spec 2 §4 on the server: the query wins, else the cookie that mirrors the session, else Greek. */
export function pageLocale(query: URLSearchParams, cookie: string | undefined): Locale {
  return toLocale(query.get('lang') ?? cookie)
}

function splitAddress(url: string) {
  const [path = '/', ...rest] = url.split('?')
  return { path: decoded(path), query: new URLSearchParams(rest.join('?')) }
}

// What is no text stays as it came: it matches nothing but a parameter.
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const isBelow = (path: string, base: string) => base === '/' || path === base || path.startsWith(`${base}/`)

// The router of the sites ignores a slash at the end and the case of letters.
const pathInside = (path: string, base: string) =>
  (base === '/' ? path : path.slice(base.length)).replace(/\/+$/, '').toLowerCase() || '/'

// A page with any other parameter shows something that was not known when it was drawn.
const isOnlyLanguage = (query: URLSearchParams) => [...query.keys()].every((name) => name === 'lang')

function patternExpression(pattern: string): RegExp {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '*') return '.*'
    return segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${segments.join('/')}$`)
}
