import type { Locale } from '@perga/domain'

/** Content of which a page loads only the language on screen. */
export interface LazyContent<Content> {
  readonly load: (locale: Locale) => Promise<void>
  /** The content of a language that has been loaded; throws TypeError for any other. */
  readonly read: (locale: Locale) => Content
}

/** Makes lazy content of one loader for each language, e.g. `() => import('./landing-el.ts')`. */
export function lazyContent<Content>(loaders: Record<Locale, () => Promise<Content>>): LazyContent<Content> {
  const loaded = new Map<Locale, Content>()
  return {
    load: async (locale) => {
      if (!loaded.has(locale)) loaded.set(locale, await loaders[locale]())
    },
    read: (locale) => {
      const content = loaded.get(locale)
      if (content === undefined) throw new TypeError(`content was read before it was loaded in “${locale}”`)
      return content
    },
  }
}
