import { useLocale } from '../shell/use-locale.ts'

/** A day of the wire (`YYYY-MM-DD`) in words of the language. */
export function useDay(): (day: string) => string {
  const locale = useLocale()
  const form = new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => form.format(Date.parse(day))
}
