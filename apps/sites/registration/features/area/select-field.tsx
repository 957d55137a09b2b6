import { useId } from 'react'

interface SelectFieldProps<Value extends string> {
  readonly id?: string
  readonly label: string
  readonly error?: string | undefined
  readonly required?: boolean
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** One of a short list: the browser's own control, which every keyboard and screen reader knows. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  ...props
}: SelectFieldProps<Value>) {
  const ownId = useId()
  const { id = ownId, error, required = false } = props
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option !== undefined) onChange(option.value)
  }
  return (
    <div className={error === undefined ? 'ui-field' : 'ui-field ui-field--error'}>
      <label className="ui-field__label" htmlFor={id}>
        {label}
      </label>
      {error !== undefined && (
        <p className="ui-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <select
        id={id}
        className="ui-input"
        value={value}
        aria-required={required || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
