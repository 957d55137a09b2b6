import { lazyContent } from '../../shell/lazy-content.ts'
import type { TourContent } from './tour-types.ts'

export const tour = lazyContent<TourContent>({
  el: async () => (await import('./tour-el.ts')).tourEl,
  en: async () => (await import('./tour-en.ts')).tourEn,
})
