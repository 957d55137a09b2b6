import { addWorkingDays, workingDaysBetween } from '@perga/domain'

/** Decision 0012: a holder's request is answered within five working days. */
const ANSWER_WITHIN_DAYS = 5

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens', dateStyle: 'short' })

/** The day that it is in Greece, `YYYY-MM-DD`. */
export const dayInGreece = (moment: Date): string => day.format(moment)

/** The day by whose end a holder's request is to be answered. */
export const answerDay = (now: Date): string => addWorkingDays(dayInGreece(now), ANSWER_WITHIN_DAYS)

/** Working days left until the deadline, 0 on the day itself, negative from the day after (row H9). */
export function workingDaysLeft(answerBy: string, now: Date): number {
  const today = dayInGreece(now)
  if (today <= answerBy) return workingDaysBetween(today, answerBy)
  // On a weekend no working day has gone by yet, but the request is overdue all the same.
  return Math.min(-1, workingDaysBetween(today, answerBy))
}
