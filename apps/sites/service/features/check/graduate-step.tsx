import { useLingui } from '@lingui/react/macro'
import { type BasicDate, EDUCATION_LEVELS, levelName } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { useLocale } from '../../../shell/use-locale.ts'
import { BirthDate } from './birth-date-fields.tsx'
import { type CheckForm, missingRequirements } from './check-form.ts'
import { DepartmentField } from './department-field.tsx'
import { PersonFields } from './person-fields.tsx'
import { PurposeFields } from './purpose-fields.tsx'
import { useRequirementNames } from './use-requirement-names.ts'

interface GraduateStepProps {
  readonly institution: string
  readonly form: CheckForm
  readonly today: BasicDate
  readonly onChange: (change: Partial<CheckForm>) => void
  readonly onSearch: () => void
}

/** Step 2: whom, which degree, and why. Search waits until everything is there, and says for what (row X6). */
export function GraduateStep({ institution, form, today, onChange, onSearch }: GraduateStepProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const names = useRequirementNames()
  const missing = missingRequirements(form, today)
  const list = missing.map((requirement) => names[requirement]).join(', ')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (missing.length === 0) onSearch()
      }}
    >
      <DepartmentField institution={institution} value={form.department} onChange={onChange} />
      <RadioGroup
        legend={t`Level`}
        options={EDUCATION_LEVELS.map((value) => ({ value, label: levelName(value, locale) }))}
        value={form.level}
        onChange={(level) => onChange({ level })}
      />
      <PersonFields form={form} onChange={onChange} />
      <BirthDate value={form} today={today} onChange={onChange} />
      <PurposeFields form={form} onChange={onChange} />
      <Actions>
        <Button type="submit" unavailable={missing.length > 0} aria-describedby="check-search-hint">{t`Search`}</Button>
      </Actions>
      <p id="check-search-hint" className="ui-field__hint" hidden={missing.length === 0}>
        {t`To search, these are still needed: ${list}.`}
      </p>
    </form>
  )
}
