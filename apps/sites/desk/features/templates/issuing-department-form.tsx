import { useLingui } from '@lingui/react/macro'
import type { TemplateChoices } from '@perga/contracts'
import { TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { MaintainerChoice } from './maintainer-choice.tsx'
import { issuingDepartmentRules } from './templates.rules.ts'
import { addIssuingDepartment } from './templates-api.ts'

interface IssuingDepartmentFormProps {
  readonly choices: TemplateChoices
  readonly onDone: () => void
}

const EMPTY: { maintainerId: string | null; nameEl: string; nameEn: string } = {
  maintainerId: null,
  nameEl: '',
  nameEn: '',
}

/** Enters a name under which a department issued degrees: an older, abolished or merged one (spec 2 §3.6). */
export function IssuingDepartmentForm({ choices, onDone }: IssuingDepartmentFormProps) {
  const { t } = useLingui()
  const form = useForm({
    id: 'issuing',
    initial: EMPTY,
    rules: issuingDepartmentRules,
    fields: {
      maintainerId: { id: 'issuing-maintainer', label: t`Department that keeps the archive` },
      nameEl: { label: t`Name on the degrees, in Greek` },
      nameEn: { label: t`Name on the degrees, in English` },
    },
    send: addIssuingDepartment,
    onDone,
  })
  return (
    <Form form={form} submit={t`Add the department`}>
      <MaintainerChoice {...form.pick('maintainerId')} choices={choices} />
      <TextField {...form.text('nameEl')} lang="el" />
      <TextField {...form.text('nameEn')} lang="en" />
    </Form>
  )
}
