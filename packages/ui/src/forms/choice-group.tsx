import { type ReactNode, useId } from 'react'
import { describedBy, HintAndError } from './field-text.tsx'
import './field.css'
import './choice.css'

interface ChoiceGroupProps {
  readonly legend: string
  readonly hint?: string
  readonly error?: string | undefined
  /** Radio buttons: exactly one must be chosen, or one may be. */
  readonly isRadio?: boolean
  readonly required?: boolean
  readonly children: ReactNode
}

/** A set of checkboxes or radio buttons under one question. */
export function ChoiceGroup({ legend, hint, error, isRadio = false, required = false, children }: ChoiceGroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: `aria-required` stands only beside the role `radiogroup`, which has it
    <fieldset
      className={error === undefined ? 'ui-group' : 'ui-group ui-group--error'}
      role={isRadio ? 'radiogroup' : undefined}
      aria-required={(isRadio && required) || undefined}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend>{legend}</legend>
      <HintAndError fieldId={id} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}
