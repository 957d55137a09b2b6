import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation } from '@perga/contracts'
import { SCOPES } from '@perga/domain'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { useLocale } from '../../../shell/use-locale.ts'
import { useScopeLabels } from '../../../shell/use-scope-labels.ts'
import { SelectField } from '../area/select-field.tsx'
import type { SystemDraft, SystemField } from './system-draft.ts'
import { useSystemTexts } from './use-system-texts.ts'

interface SystemFieldsProps {
  readonly draft: SystemDraft
  readonly clients: AdministeredOrganisation['clients']
  readonly mistakes: readonly SystemField[]
  readonly onChange: (draft: SystemDraft) => void
}

/** The id of the control of a field, where an error summary points. */
export const systemFieldId = (field: SystemField) => (field === 'scopes' ? 'system-scope-title' : `system-${field}`)

/** The fields of the request for a system. */
export function SystemFields({ draft, clients, mistakes, onChange }: SystemFieldsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const texts = useSystemTexts()
  const of = (field: Exclude<SystemField, 'scopes'>) => ({
    id: systemFieldId(field),
    label: texts[field].label,
    value: draft[field],
    error: mistakes.includes(field) ? texts[field].mistake : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [field]: event.target.value }),
  })
  return (
    <>
      <TextField {...of('name')} maxLength={100} />
      {clients.length > 1 && (
        <SelectField
          label={t`For which part of the organisation`}
          value={draft.client}
          options={clients.map((one) => ({ value: one.id, label: one[`display_name_${locale}`] }))}
          onChange={(client) => onChange({ ...draft, client })}
        />
      )}
      <TextArea {...of('purpose_el')} lang="el" rows={2} maxLength={2000} />
      <TextArea {...of('purpose_en')} lang="en" rows={2} maxLength={2000} />
      <TextField {...of('contact_email')} type="email" maxLength={254} />
      <ScopeChoice
        draft={draft}
        error={mistakes.includes('scopes') ? texts.scopes.mistake : undefined}
        onChange={onChange}
      />
      <TextArea
        {...of('redirectUris')}
        hint={t`Exactly as the system sends them, one on each line.`}
        rows={3}
        spellCheck={false}
        code
      />
      <RadioGroup
        legend={t`How the system identifies itself`}
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
        value={draft.method}
        onChange={(method) => onChange({ ...draft, method })}
      />
      {draft.method === 'private_key_jwt' && <TextArea {...of('keys')} rows={6} spellCheck={false} code />}
    </>
  )
}

interface ScopeChoiceProps {
  readonly draft: SystemDraft
  readonly error: string | undefined
  readonly onChange: (draft: SystemDraft) => void
}

function ScopeChoice({ draft, error, onChange }: ScopeChoiceProps) {
  const { t } = useLingui()
  const labelOf = useScopeLabels()
  const texts = useSystemTexts()
  return (
    <ChoiceGroup
      legend={texts.scopes.label}
      hint={t`Only what the purpose needs: the graduate sees it before consenting.`}
      error={error}
    >
      {SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          id={`system-scope-${scope}`}
          label={labelOf(scope)}
          checked={draft.scopes.includes(scope)}
          onChange={(isChosen) =>
            onChange({
              ...draft,
              scopes: SCOPES.filter((one) => (one === scope ? isChosen : draft.scopes.includes(one))),
            })
          }
        />
      ))}
    </ChoiceGroup>
  )
}
