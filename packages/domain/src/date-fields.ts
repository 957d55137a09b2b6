/** The three numeric fields in which a person types a date (spec 1 §5). */
export type DateField = 'day' | 'month' | 'year'

const LENGTHS: Record<DateField, number> = { day: 2, month: 2, year: 4 }
const GREATEST: Record<DateField, number> = { day: 31, month: 12, year: 9999 }

/** What stays in the field of what was typed or pasted: its digits, no more than the field takes. */
export function stripDateField(field: DateField, typed: string): string {
  return typed.replace(/\D/g, '').slice(0, LENGTHS[field])
}

/** On leaving the field: a single digit 1 to 9 gets its zero; everything else stays. */
export function padDateField(field: DateField, digits: string): string {
  return field !== 'year' && /^[1-9]$/.test(digits) ? `0${digits}` : digits
}

/** Whether focus jumps on: two digits that a day or a month can have. The year is the last field and never jumps. */
export function shouldJumpFrom(field: DateField, digits: string): boolean {
  return field !== 'year' && /^\d\d$/.test(digits) && Number(digits) >= 1 && Number(digits) <= GREATEST[field]
}
