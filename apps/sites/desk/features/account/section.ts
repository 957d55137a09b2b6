import { msg } from '@lingui/core/macro'
import type { DeskSection } from '../../section.ts'

/** `/desk/account`: who one is here and what one may do. */
export const accountSection: DeskSection = {
  path: 'account',
  label: msg`Your account`,
  description: msg`Who you are here and what you may do.`,
  isFor: () => true,
  pages: [{ index: true, lazy: () => import('./account-page.tsx') }],
}
