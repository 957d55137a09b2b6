import { msg } from '@lingui/core/macro'
import { isProvider } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/inspections`: ex-officio checks as the provider oversees them. */
export const inspectionsSection: DeskSection = {
  path: 'inspections',
  label: msg`Ex-officio checks`,
  description: msg`Why checks were made, what waits for institutions, locked users, and lawful delays of receipts.`,
  isFor: isProvider,
  pages: [{ index: true, lazy: () => import('./inspections-page.tsx') }],
}
