import { useId } from 'react'
import './choice.css'

interface CheckboxProps {
  readonly id?: string
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Shown, yet not for choosing; the hint says why. */
  readonly unavailable?: boolean
}

/** One thing that is so or not so. */
export function Checkbox({ id, label, hint, checked, onChange, unavailable = false }: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={unavailable ? 'ui-option ui-option--unavailable' : 'ui-option'}>
      <input
        type="checkbox"
        id={fieldId}
        className="ui-option__control"
        checked={checked}
        disabled={unavailable}
        aria-describedby={hint === undefined ? undefined : `${fieldId}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label className="ui-option__label" htmlFor={fieldId}>
          {label}
        </label>
        {hint !== undefined && (
          <p className="ui-option__hint" id={`${fieldId}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
