import { useLingui } from '@lingui/react/macro'
import type { RequestOffer } from '@perga/contracts'
import { EDUCATION_LEVELS, levelName } from '@perga/domain'
import { Combobox } from '@perga/ui/forms/combobox'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Spinner } from '@perga/ui/panels/spinner'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useComboboxTexts } from '../holder-area/use-combobox-texts.ts'
import { type RequestDraft, UNKNOWN_DEPARTMENT } from './request-draft.ts'
import { fetchDepartments } from './requests-api.ts'

interface MissingDegreeFieldsProps {
  readonly draft: RequestDraft
  readonly institutions: RequestOffer['institutions']
  readonly onChange: (change: Partial<RequestDraft>) => void
}

/** Where the missing degree was earned and of which level: who is asked follows from it. */
export function MissingDegreeFields({ draft, institutions, onChange }: MissingDegreeFieldsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const texts = useComboboxTexts()
  const chosen = institutions.find(({ code }) => code === draft.institution)
  return (
    <>
      <Combobox
        label={t`Institution`}
        options={institutions.map(({ code, name_el, name_en }) => ({
          value: code,
          label: locale === 'el' ? name_el : name_en,
          keywords: `${name_el} ${name_en}`,
        }))}
        value={draft.institution}
        onChange={(institution) => onChange({ institution, department: null })}
        texts={texts}
      />
      {chosen?.takes_requests === true && (
        <>
          <DepartmentField
            key={chosen.code}
            institution={chosen.code}
            value={draft.department}
            onChange={(department) => onChange({ department })}
          />
          <RadioGroup
            legend={t`Level`}
            hint={t`A five-year Diploma that is an integrated master counts as a master.`}
            options={EDUCATION_LEVELS.map((value) => ({ value, label: levelName(value, locale) }))}
            value={draft.level}
            onChange={(level) => onChange({ level })}
          />
        </>
      )}
    </>
  )
}

interface DepartmentFieldProps {
  readonly institution: string
  readonly value: string | null
  readonly onChange: (department: string | null) => void
}

function DepartmentField({ institution, value, onChange }: DepartmentFieldProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const texts = useComboboxTexts()
  const { answer, retry } = useAnswer(institution, (signal) => fetchDepartments(institution, signal))
  if (answer.state === 'loading') return <Spinner label={t`Loading the departments…`} />
  if (answer.state === 'failed') return <ProblemPanel error={answer.error} onRetry={retry} />
  const departments = answer.value.departments.map(({ id, name_el, name_en }) => ({
    value: id,
    label: locale === 'el' ? name_el : name_en,
    keywords: `${name_el} ${name_en}`,
  }))
  return (
    <Combobox
      label={t`Department`}
      hint={t`As it was called when you graduated; names of the past are in the list too.`}
      options={[{ value: UNKNOWN_DEPARTMENT, label: t`I do not know` }, ...departments]}
      value={value}
      onChange={onChange}
      texts={texts}
    />
  )
}
