const DAY_MS = 86_400_000

/** Whole days from one day of the calendar (`YYYY-MM-DD`) to another; not a number when either is no day. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The day that lies `days` after `from`, both as `YYYY-MM-DD`. */
export const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10)

/** The day of the calendar in Greece, `YYYY-MM-DD`. */
export const greekDay = (now: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(now)
