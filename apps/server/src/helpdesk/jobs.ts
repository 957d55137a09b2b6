import type { JobDefinition } from '../platform/jobs.ts'
import { type ReminderDependencies, remindRequests } from './remind-requests.ts'
import { MAIL_REQUEST, mailNotice } from './request-notices.ts'

/** Notices about what is new in a request, and reminders of deadlines. */
export function helpdeskJobs(dependencies: ReminderDependencies): JobDefinition[] {
  return [
    { name: MAIL_REQUEST, run: (input) => mailNotice(input, dependencies) },
    { name: 'remind-requests', schedule: '13 * * * *', run: () => remindRequests(dependencies) },
  ]
}
