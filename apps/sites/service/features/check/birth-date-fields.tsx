import { useLingui } from '@lingui/react/macro'
import { type BasicDate, type DateField, padDateField, shouldJumpFrom, stripDateField } from '@perga/domain'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import { FieldText } from '@perga/ui/forms/field-text'
import { VisuallyHidden } from '@perga/ui/layout/visually-hidden'
import { useRef, useState } from 'react'
import { type BirthDateFields, completedYear, judgeBirthDate } from './birth-date.ts'

interface BirthDateProps {
  readonly value: BirthDateFields
  readonly today: BasicDate
  readonly onChange: (change: Partial<BirthDateFields>) => void
}

const FIELDS: readonly DateField[] = ['day', 'month', 'year']
const NEXT: Partial<Record<DateField, DateField>> = { day: 'month', month: 'year' }

/** The date of birth in three numeric fields; jumps of the focus and a wrong date are announced (rows X4, A5). */
export function BirthDate({ value, today, onChange }: BirthDateProps) {
  const { t } = useLingui()
  const labels: Record<DateField, string> = { day: t`Day`, month: t`Month`, year: t`Year` }
  const { inputs, jumpFrom, jumpedTo, rest } = useJumps()
  const [isTypingYear, setTypingYear] = useState(false)
  const next = jumpedTo === null ? null : labels[jumpedTo]
  const isWrong = judgeBirthDate(value, { today, isTypingYear }) === 'wrong'
  const error = isWrong ? t`Wrong date. Give a day that is in the calendar, up to this year.` : undefined
  const type = (field: DateField, typed: string) => {
    const digits = stripDateField(field, typed)
    onChange({ [field]: digits })
    // Only on typing forward: who corrects a field must be able to stay in it.
    if (digits.length > value[field].length && shouldJumpFrom(field, digits)) jumpFrom(field)
  }
  const leave = (field: DateField) => {
    rest()
    if (field === 'year') setTypingYear(false)
    // The field is read anew: a jump leaves it before what was typed has been drawn.
    const digits = stripDateField(field, inputs.current[field]?.value ?? '')
    onChange({ [field]: field === 'year' ? completedYear(digits, today) : padDateField(field, digits) })
  }
  return (
    <ChoiceGroup legend={t`Date of birth`} hint={t`For example 15 03 1992`} error={error}>
      <div className="check__date">
        {FIELDS.map((field) => (
          <div key={field} className={`check__date-part check__date-part--${field}`}>
            <FieldText fieldId={`check-${field}`} label={labels[field]} />
            <input
              ref={(element) => {
                inputs.current[field] = element
              }}
              id={`check-${field}`}
              className="ui-input"
              inputMode="numeric"
              autoComplete="off"
              value={value[field]}
              aria-invalid={isWrong || undefined}
              onChange={(event) => type(field, event.target.value)}
              onFocus={() => setTypingYear(field === 'year')}
              onBlur={() => leave(field)}
            />
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{error ?? (next === null ? '' : t`Moved on to: ${next}`)}</span>
      </VisuallyHidden>
    </ChoiceGroup>
  )
}

/** The jumps of the focus from field to field, and the last one for the announcement. */
function useJumps() {
  const inputs = useRef<Partial<Record<DateField, HTMLInputElement | null>>>({})
  const [jumpedTo, setJumpedTo] = useState<DateField | null>(null)
  const jumpFrom = (field: DateField) => {
    const next = NEXT[field]
    if (next === undefined) return
    inputs.current[next]?.focus()
    inputs.current[next]?.select()
    setJumpedTo(next)
  }
  return { inputs, jumpFrom, jumpedTo, rest: () => setJumpedTo(null) }
}
