import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextField } from '@perga/ui/forms/field'
import { useId } from 'react'
import { useAnswer } from '../../../shell/use-answer.ts'
import { fetchPurposes } from './check-api.ts'
import { type CheckForm, tellsNumber } from './check-form.ts'

interface PurposeFieldsProps {
  readonly form: CheckForm
  readonly onChange: (change: Partial<CheckForm>) => void
}

/** Why this search is made: purpose, case number, and the confirmation of its legal basis (rows X6, X11). */
export function PurposeFields({ form, onChange }: PurposeFieldsProps) {
  const { t } = useLingui()
  const listId = useId()
  const { answer } = useAnswer('purposes', fetchPurposes)
  // The purposes given before are an offer: without them the field is filled in by hand.
  const purposes = answer.state === 'ready' ? answer.value.purposes : []
  return (
    <>
      <TextField
        id="check-purpose"
        label={t`Purpose of the check`}
        hint={t`For example the call or the procedure. It is kept with the check, so write no personal data here.`}
        error={
          tellsNumber(form) ? t`Take the number of the graduate out of the purpose and the case number.` : undefined
        }
        value={form.purpose}
        maxLength={300}
        autoComplete="off"
        list={listId}
        onChange={(event) => onChange({ purpose: event.target.value })}
      />
      <datalist id={listId}>
        {purposes.map(({ purpose }) => (
          <option key={purpose} value={purpose} />
        ))}
      </datalist>
      <TextField
        id="check-caseNumber"
        label={t`Case number (optional)`}
        value={form.caseNumber}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onChange({ caseNumber: event.target.value })}
      />
      <Checkbox
        id="check-isLawful"
        label={t`I confirm that this check has a legal basis.`}
        hint={t`It is supported by the data of a degree that my organisation holds, it is recorded in my name, and it is subject to legal oversight.`}
        checked={form.isLawful}
        onChange={(isLawful) => onChange({ isLawful })}
      />
    </>
  )
}
