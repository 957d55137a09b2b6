import { type ReactNode, useId } from 'react'
import { describedBy, HintAndError } from './field-text.tsx'
import './field.css'
import './choice.css'

interface ChoiceGroupProps {
  readonly legend: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** A set of checkboxes or radio buttons under one question. */
export function ChoiceGroup({ legend, hint, error, children }: ChoiceGroupProps) {
  const id = useId()
  return (
    <fieldset
      className={error === undefined ? 'ui-group' : 'ui-group ui-group--error'}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend>{legend}</legend>
      <HintAndError fieldId={id} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}
