const DAY_MS = 86_400_000

/** Whole days from one day of the calendar (`YYYY-MM-DD`) to another; not a number when either is no day. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS
