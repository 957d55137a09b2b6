import { formatUnixIn } from '@perga/domain'
import { GREEK_TIME } from '../shell/time-zone.ts'
import { useLocale } from '../shell/use-locale.ts'

/** A moment of the wire (ISO 8601) as a date and time in Greece; a dash where there is none. */
export function useWhen(): (moment: string | null) => string {
  const locale = useLocale()
  return (moment) => (moment === null ? '–' : formatUnixIn(Date.parse(moment) / 1000, locale, GREEK_TIME))
}
