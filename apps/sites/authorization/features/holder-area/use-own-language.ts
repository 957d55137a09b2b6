import { useLocale } from '../../../shell/use-locale.ts'

/** Of a fact that is known in two languages the one of the page, or else the other. */
export function useOwnLanguage() {
  const locale = useLocale()
  return (greek: string | null | undefined, english: string | null | undefined): string | null =>
    (locale === 'el' ? greek || english : english || greek) || null
}
