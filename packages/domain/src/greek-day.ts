const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const TIME_ZONE = 'Europe/Athens'

const DAY_FORM = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })
const HOUR_FORM = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' })

/** The day of the calendar in Greece at a moment, `YYYY-MM-DD`. */
export const greekDay = (at: Date): string => DAY_FORM.format(at)

/** The day that lies `days` after `from`, both as `YYYY-MM-DD`. */
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10)

/** The moment at which a day (`YYYY-MM-DD`) begins in Greece. */
export const startOfGreekDay = (day: string): Date => new Date(endOfGreekDay(dayAfter(day, -1)).getTime() + 1000)

/** The last second of a day (`YYYY-MM-DD`) in Greece. */
export function endOfGreekDay(day: string): Date {
  // Clocks change at one in the morning of Greenwich: at its noon they are as they will be at the end of the day.
  const hoursAhead = Number(HOUR_FORM.format(new Date(`${day}T12:00:00Z`))) - 12
  return new Date(Date.parse(`${day}T23:59:59Z`) - hoursAhead * HOUR_MS)
}
