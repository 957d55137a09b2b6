import { octetText } from '../encoding/bytes.ts'
import { type DerElement, derError, TAG } from './der-reader.ts'

const UTC_TIME = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/
// Fractions are allowed in stamps, without trailing zeros (X.690 §11.7).
const GENERALIZED_TIME = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d*[1-9])?Z$/

function instant(fields: readonly string[], year: number): number {
  const [, , month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields.map(Number)
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  // A day or hour out of range would silently roll over into another instant.
  const isSame =
    time.getUTCMonth() === month - 1 &&
    time.getUTCDate() === day &&
    time.getUTCHours() === hour &&
    time.getUTCMinutes() === minute &&
    time.getUTCSeconds() === second
  if (!isSame) throw derError('A time names a day or hour that does not exist.')
  return time.getTime()
}

/** Reads UTCTime (1950–2049) or GeneralizedTime in UTC (RFC 5280 §4.1.2.5); throws `der_malformed`. */
export function readTime(element: DerElement): Date {
  const text = octetText(element.contents)
  const match = (element.tag === TAG.utcTime ? UTC_TIME : GENERALIZED_TIME).exec(text)
  if (match === null || !isTime(element)) throw derError('A time is not in the DER form.')
  if (element.tag === TAG.utcTime) {
    const short = Number(match[1])
    return new Date(instant(match, short < 50 ? 2000 + short : 1900 + short))
  }
  const milliseconds = Math.floor(Number(`0${match[7] ?? ''}`) * 1000)
  return new Date(instant(match, Number(match[1])) + milliseconds)
}

/** Whether the element is of one of the two time types. */
export const isTime = (element: DerElement): boolean =>
  element.tag === TAG.utcTime || element.tag === TAG.generalizedTime
