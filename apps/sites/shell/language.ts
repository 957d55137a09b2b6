import { type Locale, toLocale } from '@perga/domain'

const KEY = 'lang'

/** What says which language a visit begins in. */
interface LanguageSources {
  /** The query of the address. */
  readonly search: string
  readonly stored: string | null
  /** Every cookie of the document, as `document.cookie` gives them. */
  readonly cookies: string
}

/**
 * The language at the start (spec 2 §4): `?lang=` wins, else what the session storage of this tab holds, else, in a new
 * tab, the cookie that mirrors it, by which the server chose the page; else Greek.
 */
export function startLocale({ search, stored, cookies }: LanguageSources): Locale {
  return toLocale(new URLSearchParams(search).get(KEY) ?? stored ?? mirroredLocale(cookies))
}

function mirroredLocale(cookies: string): string | null {
  const pairs = cookies.split('; ').map((pair) => pair.split('='))
  return pairs.find(([name]) => name === KEY)?.[1] ?? null
}

/** The language of this visit, kept for the session. */
export function readLocale(): Locale {
  const locale = startLocale({
    search: location.search,
    stored: sessionStorage.getItem(KEY),
    cookies: document.cookie,
  })
  keepLocale(locale)
  return locale
}

/** Has the cookie follow the tab that is looked at: tabs may differ in language, and the server sees the cookie alone. */
export function mirrorVisibleTab(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') keepLocale(toLocale(sessionStorage.getItem(KEY)))
  })
}

const SWITCHED = 'langSwitched'

/** Whether the reader has chosen the language by hand in this session: then nothing else changes it. */
export const switchedLanguage = {
  mark: (): void => sessionStorage.setItem(SWITCHED, '1'),
  wasUsed: (): boolean => sessionStorage.getItem(SWITCHED) !== null,
}

/** Keeps the language in session storage and, for the server, in a session cookie that mirrors it. */
export function keepLocale(locale: Locale): void {
  sessionStorage.setItem(KEY, locale)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox
  document.cookie = `${KEY}=${locale}; Path=/; SameSite=Lax${secure}`
}
