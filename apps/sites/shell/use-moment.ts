import { formatUnixIn } from '@perga/domain'
import { GREEK_TIME } from './time-zone.ts'
import { useLocale } from './use-locale.ts'

/** A moment of the wire as a date and time in Greece. */
export function useMoment(): (seconds: number) => string {
  const locale = useLocale()
  return (seconds) => formatUnixIn(seconds, locale, GREEK_TIME)
}
