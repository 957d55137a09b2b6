import type { ReactNode } from 'react'

interface FieldTextProps {
  readonly fieldId: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** The label, hint and error that stand above a control whose id is `fieldId`. */
export function FieldText({ fieldId, label, hint, error }: FieldTextProps) {
  return (
    <>
      <label className="ui-field__label" htmlFor={fieldId} id={`${fieldId}-label`}>
        {label}
      </label>
      <HintAndError fieldId={fieldId} hint={hint} error={error} />
    </>
  )
}

/** The hint and error alone, for a group whose legend is its label. */
export function HintAndError({ fieldId, hint, error }: Omit<FieldTextProps, 'label'>) {
  return (
    <>
      {hint !== undefined && (
        <p className="ui-field__hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="ui-field__error" id={`${fieldId}-error`}>
          {error}
        </p>
      )}
    </>
  )
}

/** The ids of the texts that describe the control, for `aria-describedby`. */
export function describedBy(fieldId: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint === undefined ? '' : `${fieldId}-hint`, error === undefined ? '' : `${fieldId}-error`]
  return ids.filter((id) => id !== '').join(' ') || undefined
}
