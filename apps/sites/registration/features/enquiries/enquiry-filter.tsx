import { useLingui } from '@lingui/react/macro'
import type { Enquiries, Enquiry } from '@perga/contracts'
import { TextField } from '@perga/ui/forms/field'
import { SelectField } from '../area/select-field.tsx'
import { useEnquiryTexts } from './use-enquiry-texts.ts'

/** What is chosen; the empty text chooses everything. */
export interface Filter {
  readonly state: Enquiry['state'] | ''
  readonly person: string
  readonly from: string
  readonly until: string
}

interface EnquiryFilterProps {
  readonly filter: Filter
  readonly people: Enquiries['people']
  readonly onChange: (filter: Filter) => void
}

/** Outcome, person and days of the enquiries to show. */
export function EnquiryFilter({ filter, people, onChange }: EnquiryFilterProps) {
  const { t } = useLingui()
  const { states } = useEnquiryTexts()
  const outcomes = ['read', 'nothing', 'unanswered', 'refused', 'under-way'] as const
  return (
    <search className="area__pair" aria-label={t`Choose enquiries`}>
      <SelectField
        label={t`Outcome`}
        value={filter.state}
        options={[
          { value: '' as const, label: t`Every outcome` },
          ...outcomes.map((value) => ({ value, label: states[value] })),
        ]}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <SelectField
        label={t`Representative`}
        value={filter.person}
        options={[{ value: '', label: t`Everybody` }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(person) => onChange({ ...filter, person })}
      />
      <TextField
        type="date"
        label={t`From`}
        value={filter.from}
        onChange={(event) => onChange({ ...filter, from: event.target.value })}
      />
      <TextField
        type="date"
        label={t`Until`}
        value={filter.until}
        onChange={(event) => onChange({ ...filter, until: event.target.value })}
      />
    </search>
  )
}
