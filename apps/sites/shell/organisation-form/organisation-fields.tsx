import { useLingui } from '@lingui/react/macro'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import { TextField } from '@perga/ui/forms/field'
import { useId } from 'react'
import type { DraftField, OrganisationDraft } from './organisation-draft.ts'
import { useDraftTexts } from './use-draft-texts.ts'
import './organisation-fields.css'

interface OrganisationFieldsProps {
  readonly draft: OrganisationDraft
  readonly onChange: (draft: OrganisationDraft) => void
  readonly mistakes: readonly DraftField[]
  readonly isTaxNumberKnown?: boolean
  /** Tells apart the controls of two such forms on one page. */
  readonly idPrefix?: string
}

/** The id of the control of a field, where an error summary points. */
export const fieldId = (field: DraftField, idPrefix = 'organisation') => `${idPrefix}-${field}`

/** The fields of a request: the same data as in the e-mail template (rows R1, R2). */
export function OrganisationFields(props: OrganisationFieldsProps) {
  const { draft, onChange, mistakes, isTaxNumberKnown = false, idPrefix } = props
  const { t } = useLingui()
  const texts = useDraftTexts()
  const of = (field: Exclude<DraftField, 'sector'>) => ({
    id: fieldId(field, idPrefix),
    label: texts[field].label,
    value: draft[field],
    error: mistakes.includes(field) ? texts[field].mistake : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [field]: event.target.value }),
  })
  return (
    <>
      <TextField {...of('name_el')} lang="el" autoComplete="organization" maxLength={200} />
      <TextField {...of('name_en')} lang="en" maxLength={200} />
      <SectorChoice
        id={fieldId('sector', idPrefix)}
        sector={draft.sector}
        error={mistakes.includes('sector') ? texts.sector.mistake : undefined}
        onChange={(sector) => onChange({ ...draft, sector })}
      />
      {!isTaxNumberKnown && <TextField {...of('tax_number')} inputMode="numeric" maxLength={11} />}
      <TextField
        {...of('contact_name')}
        hint={t`Whom we ask if something is missing.`}
        autoComplete="name"
        maxLength={120}
      />
      <div className="organisation-pair">
        <TextField {...of('contact_phone')} type="tel" autoComplete="tel" maxLength={25} />
        <TextField {...of('contact_email')} type="email" autoComplete="email" maxLength={254} />
      </div>
    </>
  )
}

interface SectorChoiceProps {
  readonly id: string
  readonly sector: OrganisationDraft['sector']
  readonly error: string | undefined
  readonly onChange: (sector: 'public' | 'private') => void
}

function SectorChoice({ id: firstId, sector, error, onChange }: SectorChoiceProps) {
  const { t } = useLingui()
  const name = useId()
  const options = [
    { value: 'public', label: t`Public sector` },
    { value: 'private', label: t`Private sector` },
  ] as const
  return (
    <ChoiceGroup legend={t`Sector`} error={error}>
      {options.map(({ value, label }, position) => {
        const id = position === 0 ? firstId : `${firstId}-${value}`
        return (
          <div className="ui-option" key={value}>
            <input
              type="radio"
              id={id}
              name={name}
              className="ui-option__control"
              checked={sector === value}
              onChange={() => onChange(value)}
            />
            <label className="ui-option__label" htmlFor={id}>
              {label}
            </label>
          </div>
        )
      })}
    </ChoiceGroup>
  )
}
