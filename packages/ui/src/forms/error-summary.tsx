import { type MouseEvent, useEffect, useRef } from 'react'
import './error-summary.css'

/** One mistake: its text and the id of the control to mend. */
export interface FieldError {
  readonly fieldId: string
  readonly text: string
}

/** What must be mended before the form can be sent; takes the focus when it appears and at every new list. */
export function ErrorSummary({ title, errors }: { readonly title: string; readonly errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of errors takes the focus again
  useEffect(() => box.current?.focus(), [errors])
  if (errors.length === 0) return null
  return (
    <div ref={box} className="ui-error-summary" role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

// Without a new entry in the history of the tab, which "back" would have to undo.
function goTo(event: MouseEvent, fieldId: string): void {
  const control = document.getElementById(fieldId)
  if (control === null) return
  event.preventDefault()
  control.focus()
}
