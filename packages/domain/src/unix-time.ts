import type { Locale } from './locale.ts'

const INTL_LOCALES: Record<Locale, string> = { el: 'el-GR', en: 'en-GB' }

const dateOf = (seconds: number) => {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? null : date
}

/** `DD/MM/YYYY HH:mm:ss` in UTC, as signature times are shown (spec 1 §3); the empty text for what is no time. */
export function formatUnixUtc(seconds: number): string {
  const date = dateOf(seconds)
  if (date === null) return ''
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${String(date.getUTCFullYear()).padStart(4, '0')}`
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
}

/** Day and minute in words of the language, in the reader's time zone; throws RangeError for an unknown time zone. */
export function formatUnixIn(seconds: number, locale: Locale, timeZone: string): string {
  const date = dateOf(seconds)
  if (date === null) return ''
  return new Intl.DateTimeFormat(INTL_LOCALES[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(date)
}
