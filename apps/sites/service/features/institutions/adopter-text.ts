import { useLingui } from '@lingui/react/macro'
import type { InstitutionMetadata } from '@perga/contracts'
import { GREEK_TIME } from '../../../shell/time-zone.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import type { Adopter } from './institutions-api.ts'

/** A missing value is a dash (row P1). */
const MISSING = '-'

const LEVELS = ['bachelor', 'master', 'doctorate'] as const

/** The facts of an institution in words, for the table and the cards alike. */
export function useAdopterText() {
  const { t } = useLingui()
  const locale = useLocale()
  const count = new Intl.NumberFormat(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: GREEK_TIME })
  const levelNames = { bachelor: t`Bachelor`, master: t`Master`, doctorate: t`Doctorate` }
  const yesNo = (value: boolean | null | undefined) => (value === true ? t`Yes` : value === false ? t`No` : MISSING)
  const number = (value: number | null | undefined) => (typeof value === 'number' ? count.format(value) : MISSING)
  return {
    name: ({ text }: InstitutionMetadata) => text[`name_${locale}`],
    counts: ({ stats }: Adopter) => [
      { level: levelNames.bachelor, value: number(stats?.numberOfUndergraduateDegrees) },
      { level: levelNames.master, value: number(stats?.numberOfMasterDegrees) },
      { level: levelNames.doctorate, value: number(stats?.numberOfPhd) },
    ],
    /** Which day the figures are of (row P2): they may be older than today; null while there are none. */
    countedOn: ({ stats }: Adopter) => {
      if (typeof stats?.as_of !== 'string') return null
      const date = day.format(new Date(stats.as_of))
      return stats.source === 'declared' ? t`Declared by the institution on ${date}` : t`Counted on ${date}`
    },
    support: ({ institution }: Adopter) =>
      LEVELS.map((level) => ({ level: levelNames[level], value: yesNo(institution.support?.[level]) })),
    signedPdf: ({ institution }: Adopter) => yesNo(institution.signedPDF),
    comments: ({ stats }: Adopter) => (locale === 'en' ? stats?.comments_en : null) || stats?.comments || MISSING,
    missing: MISSING,
  }
}
