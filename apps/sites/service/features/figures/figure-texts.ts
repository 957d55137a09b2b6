import { useLingui } from '@lingui/react/macro'
import type { PublicCount, PublicCounts } from '@perga/contracts'
import { useLocale } from '../../../shell/use-locale.ts'

export type Kind = keyof PublicCounts

/** What is counted, in the order in which it is shown. */
export const KINDS: readonly Kind[] = ['link', 'oauth', 'inspection', 'holder-copy', 'verification']

/** Counts, shares and periods in words of the language on screen. */
export function useFigureTexts() {
  const { t } = useLingui()
  const locale = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const kinds: Record<Kind, string> = {
    link: t`Degrees read by link`,
    oauth: t`Degrees read by applications`,
    inspection: t`Degrees found by ex-officio checks`,
    'holder-copy': t`Copies for the holders themselves`,
    verification: t`Verifications of signatures`,
  }
  return {
    kind: (kind: Kind) => kinds[kind],
    number: (value: number) => numbers.format(value),
    share: (percent: number) => percents.format(percent / 100),
    date: (day: string) => dates.format(new Date(day)),
    /** `YYYY-MM-DD` or `YYYY-MM`. */
    period: (period: string) => (period.length === 7 ? months : days).format(new Date(period)),
    count(count: PublicCount) {
      if (count === 'few') return t`fewer than 5`
      return count === 'withheld' ? t`not shown` : numbers.format(count)
    },
    /** Several counts together, as far as they are told. */
    sum(counts: readonly PublicCount[]) {
      const known = counts.reduce<number>((total, count) => total + (typeof count === 'number' ? count : 0), 0)
      const isWhole = counts.every((count) => typeof count === 'number')
      if (isWhole) return numbers.format(known)
      const least = numbers.format(known)
      return known === 0 ? t`very few` : t`over ${least}`
    },
  }
}
