import { msg } from '@lingui/core/macro'
import { isProvider } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/organisations`: registrations of organisations and of their systems, to be looked into and decided by the provider. */
export const organisationsSection: DeskSection = {
  path: 'organisations',
  label: msg`Organisations`,
  description: msg`Registrations to look into and decide: organisations and their systems.`,
  isFor: isProvider,
  pages: [{ index: true, lazy: () => import('./organisations-page.tsx') }],
}
