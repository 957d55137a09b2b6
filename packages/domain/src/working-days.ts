import { orthodoxEaster } from './orthodox-easter.ts'

/**
 * The holidays of the public services of Greece: law 1157/1981, article 1 § 11 and the decisions issued by it. Holy Saturday
 * is one of them but never a weekday; days of a town or of one profession alone are not among them.
 */
const FIXED = ['01-01', '01-06', '03-25', '05-01', '08-15', '10-28', '12-25', '12-26'] as const

/** Days from the Sunday of Easter: Clean Monday, Good Friday, Easter Monday, the Monday of the Holy Spirit. */
const MOVABLE = [-48, -2, 1, 50] as const

const DAY = 86_400_000

function timeOf(day: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // Date rolls 30 February over in some engines: a day that does not come back as it went in is none.
  if (Number.isNaN(time) || dayOf(time) !== day) throw new RangeError('not a day')
  return time
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const holidays = new Map<number, ReadonlySet<string>>()

function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidays.get(year)
  if (known !== undefined) return known
  const easter = timeOf(orthodoxEaster(year))
  const days = new Set([
    ...FIXED.map((day) => `${year}-${day}`),
    ...MOVABLE.map((offset) => dayOf(easter + offset * DAY)),
  ])
  holidays.set(year, days)
  return days
}

/**
 * Whether the public services of Greece work on a day, `YYYY-MM-DD`: no Saturday, Sunday or public holiday. Throws
 * RangeError for what is no day, and outside 1924 to 2199.
 */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(timeOf(day)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day)
}

/** The day that is `count` working days after `day`, which itself does not count; before it for a negative count. Throws RangeError. */
export function addWorkingDays(day: string, count: number): string {
  if (!Number.isInteger(count)) throw new RangeError('not a number of days')
  const step = count < 0 ? -DAY : DAY
  let time = timeOf(day)
  for (let left = Math.abs(count); left > 0; ) {
    time += step
    if (isWorkingDay(dayOf(time))) left--
  }
  return dayOf(time)
}

/** How many working days come after `from` up to and with `to`; negative, counted from the other end, when `to` is before it. Throws RangeError. */
export function workingDaysBetween(from: string, to: string): number {
  const [start, end] = [timeOf(from), timeOf(to)]
  if (end < start) return -workingDaysBetween(to, from)
  let count = 0
  for (let time = start + DAY; time <= end; time += DAY) if (isWorkingDay(dayOf(time))) count++
  return count
}
