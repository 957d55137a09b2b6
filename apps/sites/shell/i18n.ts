import { i18n, type Messages } from '@lingui/core'
import { type Locale, toLocale } from '@perga/domain'
import { keepLocale } from './language.ts'
import type { LazyContent } from './lazy-content.ts'
import { endSentencesOnce } from './one-full-stop.ts'

endSentencesOnce(i18n)

/** Loads one catalogue of a language, e.g. `() => import('./catalogues/el.po')`. */
export type CatalogueLoaders = Record<Locale, () => Promise<{ readonly messages: Messages }>>

const inUse = new Set<CatalogueLoaders>([
  { el: () => import('./catalogues/el.po'), en: () => import('./catalogues/en.po') },
])

const contents = new Set<LazyContent<unknown>>()

/** Adds the texts of a site or of an area of it, in the language on screen and in each one chosen later. */
export async function addCatalogue(loaders: CatalogueLoaders): Promise<void> {
  if (inUse.has(loaders)) return
  inUse.add(loaders)
  if (i18n.locale === '') return
  const locale = toLocale(i18n.locale)
  i18n.load(locale, (await loaders[locale]()).messages)
}

/** Loads everything in use in `locale` and has it drawn from now on. */
export async function loadLocale(locale: Locale): Promise<void> {
  const [catalogues] = await Promise.all([
    Promise.all([...inUse].map((loaders) => loaders[locale]())),
    Promise.all([...contents].map((content) => content.load(locale))),
  ])
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...catalogues.map(({ messages }) => messages)) })
}

/** Shows the site in `locale` from now on: texts, `lang` of the document, session. */
export async function activateLocale(locale: Locale): Promise<void> {
  await loadLocale(locale)
  document.documentElement.lang = locale
  keepLocale(locale)
}

/** A lazy page that needs the texts of its area: both are loaded side by side. */
export const withCatalogue =
  <Page>(loaders: CatalogueLoaders, load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const [page] = await Promise.all([load(), addCatalogue(loaders)])
    return page
  }

/** A lazy page that shows content: it is loaded in the language on screen, and later in each one chosen. */
export const withContent =
  <Page>(content: LazyContent<unknown>, load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    contents.add(content)
    const [page] = await Promise.all([load(), content.load(toLocale(i18n.locale))])
    return page
  }
