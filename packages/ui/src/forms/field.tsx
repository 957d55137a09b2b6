import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { describedBy, FieldText } from './field-text.tsx'
import './field.css'

interface Described {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** For codes: the letters stand apart. */
  readonly code?: boolean
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & Described
type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & Described

const inputClass = (code: boolean | undefined) => (code ? 'ui-input ui-input--code' : 'ui-input')

/** A labelled line of text with its hint and its error. `id` is where an error summary points. */
export function TextField({ label, hint, error, code, id, ...rest }: InputProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={error === undefined ? 'ui-field' : 'ui-field ui-field--error'}>
      <FieldText fieldId={fieldId} label={label} hint={hint} error={error} />
      <input
        type="text"
        {...rest}
        id={fieldId}
        className={inputClass(code)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
    </div>
  )
}

/** The same for several lines. */
export function TextArea({ label, hint, error, code, id, ...rest }: TextareaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={error === undefined ? 'ui-field' : 'ui-field ui-field--error'}>
      <FieldText fieldId={fieldId} label={label} hint={hint} error={error} />
      <textarea
        {...rest}
        id={fieldId}
        className={inputClass(code)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
    </div>
  )
}
