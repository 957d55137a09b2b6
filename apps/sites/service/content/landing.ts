import { lazyContent } from '../../shell/lazy-content.ts'
import type { LandingContent } from './content-types.ts'

export const landing = lazyContent<LandingContent>({
  el: async () => (await import('./landing-el.ts')).landingEl,
  en: async () => (await import('./landing-en.ts')).landingEn,
})
