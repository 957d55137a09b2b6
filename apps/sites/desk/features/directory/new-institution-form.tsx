import { useLingui } from '@lingui/react/macro'
import { TextField } from '@perga/ui/forms/field'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { institutionRules } from './directory.rules.ts'
import { enterInstitution } from './directory-api.ts'

/** Enters an institution that the directory does not have yet. */
export function NewInstitutionForm({ onEntered }: { readonly onEntered: () => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const form = useForm({
    id: 'institution',
    initial: { code: '', name_el: '', name_en: '' },
    rules: institutionRules,
    fields: {
      code: { label: t`Code`, hint: t`Small Latin letters, figures and hyphens. It never changes.` },
      name_el: { label: t`Greek name` },
      name_en: { label: t`English name` },
    },
    send: enterInstitution,
    onDone: onEntered,
  })
  return (
    <Disclosure title={t`A new institution`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Form form={form} narrow submit={t`Enter the institution`}>
        <TextField {...form.text('code')} autoComplete="off" />
        <TextField {...form.text('name_el')} lang="el" />
        <TextField {...form.text('name_en')} lang="en" />
      </Form>
    </Disclosure>
  )
}
