import { useLingui } from '@lingui/react/macro'
import type { OwnDegree } from '@perga/contracts'
import { Combobox } from '@perga/ui/forms/combobox'
import { useLocale } from '../../../shell/use-locale.ts'
import { useComboboxTexts } from '../holder-area/use-combobox-texts.ts'
import { useOwnLanguage } from '../holder-area/use-own-language.ts'

interface WrongDegreeFieldProps {
  readonly degrees: readonly OwnDegree[]
  readonly value: string | null
  readonly onChange: (degree: string | null) => void
}

/** Which of the degrees that were found is wrong. */
export function WrongDegreeField({ degrees, value, onChange }: WrongDegreeFieldProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const own = useOwnLanguage()
  const options = degrees.map(({ degree, diploma, titleId, institution }) => {
    const title = own(diploma?.title, diploma?.titleEn) ?? t`Degree ${titleId}`
    return { value: degree, label: `${title} · ${institution[locale]}` }
  })
  return (
    <Combobox label={t`Which degree`} options={options} value={value} onChange={onChange} texts={useComboboxTexts()} />
  )
}
