import { useLingui } from '@lingui/react/macro'
import type { DeskDepartment } from '@perga/contracts'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Form } from '../../../shell/form/form.tsx'
import type { FormHandle } from '../../../shell/form/use-form.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'
import { type DepartmentEntry, useDepartmentForm } from './use-department-form.ts'

interface DepartmentFormProps {
  /** The one to change, or null for a new one. */
  readonly edited: DeskDepartment | null
  readonly known: readonly DeskDepartment[]
  readonly onSaved: () => void
}

/** Enters a department or changes one; its kind stays. */
export function DepartmentForm({ edited, known, onSaved }: DepartmentFormProps) {
  const { t } = useLingui()
  const form = useDepartmentForm(edited, onSaved)
  return (
    <Form
      form={form}
      narrow
      opened={edited !== null}
      title={edited === null ? t`A new department` : t`Change the department`}
      submit={t`Save the department`}
    >
      {edited === null && (
        <RadioGroup
          {...form.choice('kind')}
          options={[
            { value: 'maintaining', label: t`Keeps the data today` },
            { value: 'issuing', label: t`Issued degrees, under this name` },
          ]}
          onChange={(kind) => {
            form.set('kind', kind)
            form.set('minedu_id', '')
            form.set('maintainer_id', null)
          }}
        />
      )}
      <TextField {...form.text('name_el')} lang="el" />
      <TextField {...form.text('name_en')} lang="en" />
      {form.values.kind === 'maintaining' ? (
        <TextField {...form.text('minedu_id')} inputMode="numeric" />
      ) : (
        <IssuerFields form={form} known={known} />
      )}
    </Form>
  )
}

interface IssuerFieldsProps {
  readonly form: FormHandle<DepartmentEntry>
  readonly known: readonly DeskDepartment[]
}

function IssuerFields({ form, known }: IssuerFieldsProps) {
  const locale = useLocale()
  const options = new Map<string, string>()
  for (const { id, kind, maintainer_id, maintainer, ...department } of known) {
    const named = kind === 'maintaining' ? department : maintainer
    const value = kind === 'maintaining' ? id : maintainer_id
    if (named !== null && value !== null) options.set(value, named[locale === 'el' ? 'name_el' : 'name_en'])
  }
  return (
    <>
      <Choice {...form.pick('maintainer_id')} options={[...options].map(([value, label]) => ({ value, label }))} />
      <TextField {...form.text('former_institution_el')} lang="el" />
      <TextField {...form.text('former_institution_en')} lang="en" />
    </>
  )
}
