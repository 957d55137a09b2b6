import { GREEK_TIME } from '../../../shell/time-zone.ts'

const DAY_MS = 86_400_000

/** How many days of the Greek calendar lie between two moments, in milliseconds: 0 when both are on one day. */
export const daysUntil = (end: number, now: number): number => (greekMidnight(end) - greekMidnight(now)) / DAY_MS

// As if the day were one of UTC: a change of the clocks makes no day longer or shorter.
const greekMidnight = (moment: number): number =>
  Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: GREEK_TIME }).format(moment))
