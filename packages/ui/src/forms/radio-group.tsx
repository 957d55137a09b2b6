import { useId } from 'react'
import { ChoiceGroup } from './choice-group.tsx'

/** One answer of a radio group. */
export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly hint?: string
}

interface RadioGroupProps<Value extends string> {
  /** The id of the first option, where an error summary points. */
  readonly id?: string
  readonly legend: string
  readonly hint?: string
  readonly required?: boolean
  readonly error?: string | undefined
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

/** Exactly one of a few; the browser's own keys move between them. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange } = props
  const name = useId()
  const idOf = (option: Value) => (option === options[0]?.value && props.id ? props.id : `${name}-${option}`)
  const { error, hint, required = false } = props
  return (
    <ChoiceGroup legend={legend} error={error} isRadio required={required} {...(hint !== undefined && { hint })}>
      {options.map((option) => (
        <div className="ui-option" key={option.value}>
          <input
            type="radio"
            id={idOf(option.value)}
            name={name}
            className="ui-option__control"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-describedby={option.hint === undefined ? undefined : `${name}-${option.value}-hint`}
          />
          <div>
            <label className="ui-option__label" htmlFor={idOf(option.value)}>
              {option.label}
            </label>
            {option.hint !== undefined && (
              <p className="ui-option__hint" id={`${name}-${option.value}-hint`}>
                {option.hint}
              </p>
            )}
          </div>
        </div>
      ))}
    </ChoiceGroup>
  )
}
