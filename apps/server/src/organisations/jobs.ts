import type { JobDefinition } from '../platform/jobs.ts'
import { MAIL_ORGANISATION, mailOrganisation } from './registration/organisation-notices.ts'
import type { InvitationStore } from './representatives/invitation-store.ts'
import { type ReminderDependencies, remindReconfirmation } from './representatives/remind-reconfirmation.ts'

const FORGET_INVITATIONS_AFTER_MS = 90 * 24 * 3_600_000

/** Messages to organisations' contacts, the yearly re-confirmation of representatives, the end of old invitations. */
export function organisationJobs(
  dependencies: ReminderDependencies & { invitations: InvitationStore },
): JobDefinition[] {
  const { invitations, clock } = dependencies
  const forget = () => invitations.removeEnded(new Date(clock.now().getTime() - FORGET_INVITATIONS_AFTER_MS))
  return [
    { name: MAIL_ORGANISATION, run: (input) => mailOrganisation(input, dependencies) },
    { name: 'remind-reconfirmation', schedule: '23 * * * *', run: () => remindReconfirmation(dependencies) },
    { name: 'forget-invitations', schedule: '47 3 * * *', run: forget },
  ]
}
