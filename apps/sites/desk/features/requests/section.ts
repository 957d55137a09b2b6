import { msg } from '@lingui/core/macro'
import { mayWithRequests } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/requests`: the requests of holders and inspectors about degrees (spec 2 §6). */
export const requestsSection: DeskSection = {
  path: 'requests',
  label: msg`Requests`,
  description: msg`Degrees that are missing or wrong, and checks that wait for an answer: who has them, and until when.`,
  isFor: (member) => mayWithRequests(member, 'view'),
  pages: [
    { index: true, lazy: () => import('./queue-page.tsx') },
    { path: ':request', lazy: () => import('./request-page.tsx') },
  ],
}
