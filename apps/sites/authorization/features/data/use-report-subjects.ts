import { useLingui } from '@lingui/react/macro'
import type { DegreeRequestForm, OwnDegrees } from '@perga/contracts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useOwnLanguage } from '../holder-area/use-own-language.ts'

interface Subject {
  readonly value: string
  readonly label: string
}

/** What can be reported: the degrees that were found as wrong, and any institution's as missing. */
export function useReportSubjects({ degrees, institutions }: OwnDegrees): Record<DegreeRequestForm['kind'], Subject[]> {
  const { t } = useLingui()
  const locale = useLocale()
  const own = useOwnLanguage()
  return {
    wrong: degrees.map(({ degree, diploma, titleId }) => ({
      value: degree,
      label: own(diploma?.title, diploma?.titleEn) ?? t`Degree ${titleId}`,
    })),
    missing: institutions.map((asked) => ({ value: asked.institution, label: asked[`name_${locale}`] })),
  }
}
