/** A calendar date in the basic form of ISO 8601, `YYYYMMDD` (spec 2 §5). */
export type BasicDate = string & { readonly format: 'YYYYMMDD' }

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Whether the Gregorian calendar has this day, in years 1 to 9999. */
export function isCalendarDate(day: number, month: number, year: number): boolean {
  if (![day, month, year].every(Number.isInteger) || year < 1 || year > 9999 || day < 1) return false
  const days = DAYS_OF_MONTH[month - 1]
  return days !== undefined && day <= (month === 2 && isLeapYear(year) ? 29 : days)
}

function isBasicDate(text: string): text is BasicDate {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  return isCalendarDate(Number(day), Number(month), Number(year))
}

/** The text as a date when it is exactly eight digits that name a real day, else null. */
export function parseBasicDate(text: unknown): BasicDate | null {
  return typeof text === 'string' && isBasicDate(text) ? text : null
}

/** `DD/MM/YYYY`, or the empty text for anything that is no date (spec 2 §5, row O12). */
export function formatBasicDate(text: string | null | undefined): string {
  const date = parseBasicDate(text)
  return date === null ? '' : `${date.slice(6)}/${date.slice(4, 6)}/${date.slice(0, 4)}`
}

/** A year typed with two digits: up to the current one it is 20yy, after it 19yy. A longer year stays as it is. */
export function completeYear(twoDigits: number, currentYear: number): number {
  if (!Number.isInteger(twoDigits) || twoDigits < 0 || twoDigits > 99) return twoDigits
  return twoDigits <= currentYear % 100 ? 2000 + twoDigits : 1900 + twoDigits
}

/** Day, month and year as a person types them, and the day on which they are judged. */
export type DateParts = { day: number; month: number; year: number; today: BasicDate }

/** The date of three fields when it is a real one and its year is not after that of `today` (spec 1 §5), else null. */
export function basicDateFromParts({ day, month, year, today }: DateParts): BasicDate | null {
  if (!isCalendarDate(day, month, year) || year > Number(today.slice(0, 4))) return null
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  return parseBasicDate(digits(year, 4) + digits(month, 2) + digits(day, 2))
}
