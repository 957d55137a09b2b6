import { msg } from '@lingui/core/macro'
import { isProvider, speaksForInstitution } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/entitlements`: what the entitlement values of a user grant (row H8). */
export const entitlementsSection: DeskSection = {
  path: 'entitlements',
  label: msg`Check of entitlements`,
  description: msg`What the values that an institution gives a user grant here, and what is wrong with them.`,
  isFor: (member) => isProvider(member) || speaksForInstitution(member),
  pages: [{ index: true, lazy: () => import('./entitlements-page.tsx') }],
}
