import { msg } from '@lingui/core/macro'
import { isProvider } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/members`: the provider's members. */
export const membersSection: DeskSection = {
  path: 'members',
  label: msg`Members`,
  description: msg`Who works for the provider: invitations, confirmations, new links, suspensions.`,
  isFor: isProvider,
  pages: [{ index: true, lazy: () => import('./members-page.tsx') }],
}
