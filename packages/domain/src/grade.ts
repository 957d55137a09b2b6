import type { Locale } from './locale.ts'

/** A grade as institutions send it, 0 to 1 (spec 2 §3.2), as decimal text without trailing zeros. Never a float. */
export type Grade = string & { readonly unit: 'normalised grade' }

const isGrade = (text: string): text is Grade => /^(?:[01]|0\.\d*[1-9])$/.test(text)

const MAX_LENGTH = 32

/**
 * A number or text as a grade, else null: over 1, below 0, no number, or written with an exponent. A decimal comma and a
 * missing leading zero (`,811`) are read; `1,000` is not, for it may say a thousand.
 */
export function parseGrade(value: unknown): Grade | null {
  const written = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  if (written.length > MAX_LENGTH || /^1,\d{3}$/.test(written)) return null
  const decimal = written.replace(',', '.').replace(/^\./, '0.')
  const text = decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
  return isGrade(text) ? text : null
}

/**
 * The grade out of ten with two decimals, half up, on the decimal text: `(v * 10).toFixed(2)` is wrong for 481 of the
 * 10,001 grades of four digits. Greek writes a decimal comma.
 */
export function formatGrade(grade: Grade, locale: Locale): string {
  const [units = '0', decimals = ''] = grade.split('.')
  const hundredths = Number(units + decimals.slice(0, 3).padEnd(3, '0')) + ((decimals[3] ?? '0') >= '5' ? 1 : 0)
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)}${locale === 'el' ? ',' : '.'}${digits.slice(-2)}`
}
