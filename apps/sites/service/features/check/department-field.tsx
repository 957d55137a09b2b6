import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Combobox } from '@perga/ui/forms/combobox'
import { Spinner } from '@perga/ui/panels/spinner'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { fetchDepartments } from './check-api.ts'

interface DepartmentFieldProps {
  readonly institution: string
  readonly value: string | null
  readonly onChange: (chosen: { department: string | null; departmentEn: string | null }) => void
}

/** The departments of the chosen institution (row X3), past ones among them. */
export function DepartmentField({ institution, value, onChange }: DepartmentFieldProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { answer, retry } = useAnswer(institution, (signal) => fetchDepartments(institution, signal))
  if (answer.state === 'loading') return <Spinner label={t`Loading the departments…`} />
  if (answer.state === 'failed') return <ProblemPanel error={answer.error} onRetry={retry} />
  const { issuers } = answer.value
  const choose = (department: string | null) => {
    const chosen = issuers.find(({ Department }) => Department === department)
    onChange({ department, departmentEn: chosen?.Department_en ?? null })
  }
  return (
    <Combobox
      id="check-department"
      label={t`Department`}
      hint={t`As it stands on the degree.`}
      placeholder={t`Department selection…`}
      options={issuers.map(({ Department, Department_en }) => ({
        value: Department,
        label: locale === 'el' ? Department : Department_en,
        keywords: `${Department} ${Department_en}`,
      }))}
      value={value}
      onChange={choose}
      texts={{
        openList: t`Show the list`,
        clear: t`Clear the choice`,
        noResults: t`No department matches. Check the spelling or type less.`,
        resultCount: (count) => t`${plural(count, { one: '# department', other: '# departments' })}`,
      }}
    />
  )
}
