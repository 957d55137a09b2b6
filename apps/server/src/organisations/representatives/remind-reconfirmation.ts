import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Mailer } from '../../platform/mail.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import type { OrganisationStore } from '../organisation-store.ts'
import { reminderMail } from '../registration/organisation-mail.ts'
import type { RepresentativeStore } from './representative-store.ts'

const DAY_MS = 24 * 3_600_000

/** The first reminder goes out 30 days before the end of the year, the second 7 days before. */
const REMINDERS = [
  { reminder: 2, days: 7 },
  { reminder: 1, days: 30 },
] as const

export interface ReminderDependencies {
  db: Work
  organisations: OrganisationStore
  representatives: RepresentativeStore
  mailer: Mailer | null
  clock: Clock
  origin: string
}

type Claimed = Awaited<ReturnType<RepresentativeStore['claimReminders']>>

/**
 * Suspends the representatives whose year is over without a word of their administrator, and reminds the administrators of
 * those whose year ends soon (row R8). What the mail server does not take is due again; its failure is thrown at the end.
 */
export async function remindReconfirmation(dependencies: ReminderDependencies): Promise<void> {
  const { representatives, clock, mailer } = dependencies
  const now = clock.now()
  await suspendSilent(dependencies)
  if (mailer === null) return
  const failures: unknown[] = []
  for (const { reminder, days } of REMINDERS) {
    const claimed = await representatives.claimReminders(reminder, new Date(now.getTime() + days * DAY_MS))
    for (const organisationId of new Set(claimed.map((one) => one.organisation_id))) {
      const due = claimed.filter((one) => one.organisation_id === organisationId)
      await remind(organisationId, due, { ...dependencies, mailer }).catch(async (error: unknown) => {
        failures.push(error)
        await representatives.releaseReminders(
          due.map(({ id }) => id),
          reminder - 1,
        )
      })
    }
  }
  if (failures.length > 0) throw new Error('a reminder could not be mailed', { cause: failures[0] })
}

function suspendSilent({ db, representatives, clock }: ReminderDependencies): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const suspended = await representatives.suspendSilent(transaction, clock.now())
    for (const id of suspended) {
      const event = { actor: 'system', act: 'representative.suspended', object: id, detail: { for: 'not-reconfirmed' } }
      await recordEvent(transaction, clock, event)
    }
  })
}

async function remind(
  organisationId: string,
  due: Claimed,
  { organisations, mailer, origin }: ReminderDependencies & { mailer: Mailer },
): Promise<void> {
  const organisation = await organisations.find(organisationId)
  if (organisation === undefined) return
  const people = due.map(({ name, confirmed_until }) => ({ name, until: confirmed_until }))
  await mailer.send(reminderMail(organisation, people, origin))
}
