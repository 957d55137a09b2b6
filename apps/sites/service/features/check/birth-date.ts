import { type BasicDate, basicDateFromParts, completeYear, greekDay, parseBasicDate } from '@perga/domain'

/** The three fields as they stand, digits alone. */
export interface BirthDateFields {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** The day on which a form is judged. Throws TypeError for a time outside the calendar. */
export function dayOf(time: Date): BasicDate {
  const day = parseBasicDate(greekDay(time).replaceAll('-', ''))
  if (day === null) throw new TypeError('the time is outside the calendar')
  return day
}

/** On leaving the year: two digits become four; everything else stays (spec 1 §5). */
export const completedYear = (digits: string, today: BasicDate) =>
  /^\d\d$/.test(digits) ? String(completeYear(Number(digits), Number(today.slice(0, 4)))) : digits

/**
 * Whether the fields make a date: `wrong` also for a day or month that can never become right. A year is not judged while
 * it is being typed.
 */
export function judgeBirthDate(
  { day, month, year }: BirthDateFields,
  { today, isTypingYear = false }: { readonly today: BasicDate; readonly isTypingYear?: boolean },
): 'incomplete' | 'wrong' | 'right' {
  if (isOutside(day, 31) || isOutside(month, 12)) return 'wrong'
  if (day === '' || month === '' || year === '' || (isTypingYear && year.length < 4)) return 'incomplete'
  const fullYear = completedYear(year, today)
  if (fullYear.length !== 4) return 'wrong'
  const date = basicDateFromParts({ day: Number(day), month: Number(month), year: Number(fullYear), today })
  return date === null ? 'wrong' : 'right'
}

const isOutside = (digits: string, greatest: number) =>
  digits.length === 2 && (Number(digits) < 1 || Number(digits) > greatest)
