import { useLingui } from '@lingui/react/macro'
import type { ShareableDegree } from '@perga/contracts'
import { formatBasicDate, levelName, parseEducationLevel } from '@perga/domain'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import { useLocale } from '../../../shell/use-locale.ts'
import { useOwnLanguage } from '../holder-area/use-own-language.ts'
import { withMember } from './consent-draft.ts'
import { FIELD_IDS } from './use-problem-texts.ts'

interface DegreeChoiceProps {
  readonly degrees: readonly ShareableDegree[]
  readonly chosen: ReadonlySet<string>
  readonly error: string | undefined
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** One tick for each degree; an undocumented one is shown with its reason and cannot be ticked. */
export function DegreeChoice({ degrees, chosen, error, onChange }: DegreeChoiceProps) {
  const { t } = useLingui()
  const describe = useDegreeDescription()
  const own = useOwnLanguage()
  const first = degrees.find(({ shareable }) => shareable)
  return (
    <ChoiceGroup legend={t`Degrees`} hint={t`A degree that you leave out is never shown.`} error={error}>
      {degrees.map((degree) => (
        <Checkbox
          key={degree.degree}
          {...(degree === first && { id: FIELD_IDS.degrees })}
          label={own(degree.title, degree.titleEn) ?? degree.title}
          hint={describe(degree)}
          unavailable={!degree.shareable}
          checked={chosen.has(degree.degree)}
          onChange={(isIn) => onChange(withMember(chosen, degree.degree, isIn))}
        />
      ))}
    </ChoiceGroup>
  )
}

function useDegreeDescription() {
  const { t } = useLingui()
  const locale = useLocale()
  const own = useOwnLanguage()
  return (degree: ShareableDegree) => {
    const level = parseEducationLevel(degree.level)
    const parts = [
      own(degree.issuerInstitution, degree.issuerInstitutionEn) ?? '',
      own(degree.issuerUnit, degree.issuerUnitEn) ?? '',
      level === null ? '' : levelName(level, locale),
      formatBasicDate(degree.dateIssued),
      degree.shareable ? '' : t`Not yet documented by the institution, so it cannot be shared.`,
    ]
    return parts.filter((part) => part !== '').join(' · ')
  }
}
