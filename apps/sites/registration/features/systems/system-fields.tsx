import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation } from '@perga/contracts'
import { SCOPES } from '@perga/domain'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import type { FormHandle } from '../../../shell/form/use-form.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useScopeLabels } from '../../../shell/use-scope-labels.ts'
import { SelectField } from '../area/select-field.tsx'
import type { SystemDraft } from './system-draft.ts'

interface SystemFieldsProps {
  readonly form: FormHandle<SystemDraft>
  readonly clients: AdministeredOrganisation['clients']
}

/** The fields of the request for a system. */
export function SystemFields({ form, clients }: SystemFieldsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <TextField {...form.text('name')} />
      {clients.length > 1 && (
        <SelectField
          {...form.pick('client')}
          options={clients.map((one) => ({ value: one.id, label: one[`display_name_${locale}`] }))}
        />
      )}
      <TextArea {...form.text('purpose_el')} lang="el" rows={2} />
      <TextArea {...form.text('purpose_en')} lang="en" rows={2} />
      <TextField {...form.text('contact_email')} type="email" />
      <ScopeChoice form={form} />
      <TextArea {...form.text('redirectUris')} rows={3} spellCheck={false} code />
      <RadioGroup
        {...form.choice('method')}
        options={[
          {
            value: 'client_secret_basic',
            label: t`With a secret`,
            hint: t`You make it after the confirmation; it is shown once.`,
          },
          {
            value: 'private_key_jwt',
            label: t`With a key of its own`,
            hint: t`The private key never leaves the system (private_key_jwt).`,
          },
        ]}
      />
      {form.values.method === 'private_key_jwt' && <TextArea {...form.text('keys')} rows={6} spellCheck={false} code />}
    </>
  )
}

function ScopeChoice({ form }: Pick<SystemFieldsProps, 'form'>) {
  const labelOf = useScopeLabels()
  const { legend, hint, error, value, onChange } = form.choice('scopes')
  return (
    <ChoiceGroup legend={legend} error={error} {...(hint !== undefined && { hint })}>
      {SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          id={`system-scope-${scope}`}
          label={labelOf(scope)}
          checked={value.includes(scope)}
          onChange={(isChosen) => onChange(SCOPES.filter((one) => (one === scope ? isChosen : value.includes(one))))}
        />
      ))}
    </ChoiceGroup>
  )
}
