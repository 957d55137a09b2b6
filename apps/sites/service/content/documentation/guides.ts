import { lazyContent } from '../../../shell/lazy-content.ts'
import type { GuideName, Guides } from './guide-types.ts'

/** The three guides of the documentation, by the last segment of their address. */
export const guides = lazyContent<Guides>({
  el: async () => (await import('./guides-el.ts')).guidesEl,
  en: async () => (await import('./guides-en.ts')).guidesEn,
})

export const GUIDE_NAMES: readonly GuideName[] = ['developers', 'institutions', 'organisations']
