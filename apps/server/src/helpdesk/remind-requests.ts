import { addWorkingDays } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { recipientStore } from './recipient-store.ts'
import { type Reminder, reminderStore } from './reminder-store.ts'
import { dayInGreece } from './request-deadline.ts'
import { mailTo, type NoticeDependencies } from './request-notices.ts'

export interface ReminderDependencies extends NoticeDependencies {
  clock: Clock
}

/**
 * Reminds of each request one working day before its deadline and once overdue, once each (row H9); that it is overdue is told to
 * the institution's contact too. What the mail server does not take is due again; the first such failure is thrown when all were tried. A request that nobody has an address for waits until one is given.
 */
export async function remindRequests(dependencies: ReminderDependencies): Promise<void> {
  if (dependencies.mailer === null) return
  const today = dayInGreece(dependencies.clock.now())
  const failures: unknown[] = []
  for (const reminder of ['overdue', 'due'] as const) {
    const days = { today, nextWorkingDay: addWorkingDays(today, 1) }
    for (const id of await reminderStore(dependencies.db).due(reminder, days)) {
      await remind(id, reminder, dependencies).catch((error: unknown) => failures.push(error))
    }
  }
  if (failures.length > 0) throw new Error('a reminder could not be mailed', { cause: failures[0] })
}

async function remind(id: string, reminder: Reminder, dependencies: ReminderDependencies): Promise<void> {
  const { db, clock } = dependencies
  const [recipients, reminders] = [recipientStore(dependencies), reminderStore(db)]
  const request = await recipients.request(id)
  const supervisors = reminder === 'overdue' ? await recipients.institution(id) : []
  const addresses = [...new Set([...(await recipients.staff(id)), ...supervisors])]
  if (request === undefined || addresses.length === 0) return
  if (!(await reminders.claim(id, reminder, clock.now()))) return
  try {
    await mailTo(addresses, request.mailed, reminder, dependencies)
  } catch (error) {
    await reminders.release(id, reminder)
    throw error
  }
  await recordEvent(db, clock, { actor: 'system', act: 'request.reminded', object: id, detail: { reminder } })
}
