import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '@perga/domain'
import { keepLocale } from './language.ts'

/** Loads one catalogue of a language, e.g. `() => import('./catalogues/el.po')`. */
export type CatalogueLoaders = Record<Locale, () => Promise<{ readonly messages: Messages }>>

const shellCatalogues: CatalogueLoaders = {
  el: () => import('./catalogues/el.po'),
  en: () => import('./catalogues/en.po'),
}

let siteCatalogues: CatalogueLoaders = shellCatalogues

/** Says which catalogues the site adds to those of the shell. */
export function setSiteCatalogues(catalogues: CatalogueLoaders): void {
  siteCatalogues = catalogues
}

/** Shows the site in `locale` from now on: texts, `lang` of the document, session. */
export async function activateLocale(locale: Locale): Promise<void> {
  const [shell, site] = await Promise.all([shellCatalogues[locale](), siteCatalogues[locale]()])
  i18n.loadAndActivate({ locale, messages: { ...shell.messages, ...site.messages } })
  document.documentElement.lang = locale
  keepLocale(locale)
}
