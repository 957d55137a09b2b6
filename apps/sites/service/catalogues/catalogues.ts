import type { CatalogueLoaders } from '../../shell/i18n.ts'

/** The texts of the service by area, so that a page loads no words of another. */
export const catalogues = {
  frame: { el: () => import('./frame/el.po'), en: () => import('./frame/en.po') },
  graduate: { el: () => import('./graduate/el.po'), en: () => import('./graduate/en.po') },
  organisation: { el: () => import('./organisation/el.po'), en: () => import('./organisation/en.po') },
  public: { el: () => import('./public/el.po'), en: () => import('./public/en.po') },
} as const satisfies Record<string, CatalogueLoaders>
