import { isCalendarDate } from './basic-date.ts'

/** A Greek social security number (ΑΜΚΑ): birth date as DDMMYY, four digits of serial, a Luhn digit. */
export type Ssn = string & { readonly scheme: 'GR social security number' }

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits).reduceRight((total, digit, at) => {
    const isDoubled = (digits.length - at) % 2 === 0
    const value = Number(digit) * (isDoubled ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const isBirthDateIn = (digits: string, year: number) =>
  isCalendarDate(Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), year)

function isSsn(digits: string): digits is Ssn {
  const year = Number(digits.slice(4, 6))
  // The number does not say its century, and 29 February may be in one of them only.
  const hasDate = isBirthDateIn(digits, 1900 + year) || isBirthDateIn(digits, 2000 + year)
  return /^\d{11}$/.test(digits) && hasDate && passesLuhn(digits)
}

/** What a person typed as a social security number when its date and check digit hold, else null. */
export function parseSocialSecurityNumber(raw: string): Ssn | null {
  const digits = raw.trim()
  return isSsn(digits) ? digits : null
}

/** Whether a person born in `year` can have this number. */
export function birthYearFits(ssn: Ssn, year: number): boolean {
  return year % 100 === Number(ssn.slice(4, 6)) && isBirthDateIn(ssn, year)
}
