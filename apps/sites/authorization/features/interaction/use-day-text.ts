import { useLocale } from '../../../shell/use-locale.ts'

/** A day of the calendar (`YYYY-MM-DD`) in words, so that nobody has to count: "20 December 2026". */
export function useDayText(): (day: string) => string {
  const locale = useLocale()
  const form = new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => form.format(new Date(day))
}
