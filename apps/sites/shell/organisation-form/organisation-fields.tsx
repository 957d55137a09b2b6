import { useLingui } from '@lingui/react/macro'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import type { FormControls } from '../form/use-form-controls.ts'
import type { OrganisationDraft } from './organisation-draft.ts'
import './organisation-fields.css'

interface OrganisationFieldsProps {
  /** Any form that has these fields. */
  readonly form: Pick<FormControls<OrganisationDraft>, 'text' | 'choice'>
  readonly isTaxNumberKnown?: boolean
}

/** The fields of a request: the same data as in the e-mail template (rows R1, R2). */
export function OrganisationFields({ form, isTaxNumberKnown = false }: OrganisationFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField {...form.text('name_el')} lang="el" autoComplete="organization" />
      <TextField {...form.text('name_en')} lang="en" />
      <RadioGroup
        {...form.choice('sector')}
        options={[
          { value: 'public', label: t`Public sector` },
          { value: 'private', label: t`Private sector` },
        ]}
      />
      {!isTaxNumberKnown && <TextField {...form.text('tax_number')} inputMode="numeric" maxLength={11} />}
      <TextField {...form.text('contact_name')} autoComplete="name" />
      <div className="organisation-pair">
        <TextField {...form.text('contact_phone')} type="tel" autoComplete="tel" maxLength={25} />
        <TextField {...form.text('contact_email')} type="email" autoComplete="email" />
      </div>
    </>
  )
}
