import type { RouteObject } from 'react-router'
import type { CatalogueLoaders } from './i18n.ts'

/** A browser site: what is drawn where, and its words. */
export interface Site {
  readonly routes: RouteObject[]
  readonly basename: string
  /** The texts of the site's frame; its areas bring their own. */
  readonly catalogue: CatalogueLoaders
}
