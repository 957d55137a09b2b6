import { msg } from '@lingui/core/macro'
import { worksSomewhere } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/helpdesk`: how an institution serves requests (spec 2 §6). */
export const helpdeskSection: DeskSection = {
  path: 'helpdesk',
  label: msg`Helpdesk settings`,
  description: msg`Whether your institution takes requests, whom reminders reach, and the groups that serve them.`,
  isFor: worksSomewhere,
  pages: [
    { index: true, lazy: () => import('./settings-page.tsx') },
    { path: 'groups', lazy: () => import('./groups-page.tsx') },
  ],
}
