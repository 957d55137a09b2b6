import { type Locale, toLocale } from '@perga/domain'

const KEY = 'lang'

/** The language at the start (spec 2 §4): `?lang=` wins, else what the session holds, else Greek. */
export function startLocale(search: string, stored: string | null): Locale {
  return toLocale(new URLSearchParams(search).get(KEY) ?? stored)
}

/** The language of this visit, kept for the session. */
export function readLocale(): Locale {
  const locale = startLocale(location.search, sessionStorage.getItem(KEY))
  keepLocale(locale)
  return locale
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
