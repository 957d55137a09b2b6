import { useId } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-state.ts'
import { describedBy, FieldText } from './field-text.tsx'
import { useCombobox } from './use-combobox.ts'
import './field.css'
import './combobox.css'

interface ComboboxProps {
  readonly id?: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly required?: boolean
  readonly placeholder?: string
  readonly options: readonly ComboboxOption[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly texts: {
    readonly openList: string
    readonly clear: string
    readonly noResults: string
    /** "12 results", with the plural of the language. */
    readonly resultCount: (count: number) => string
  }
}

/** A searchable choice (WAI-ARIA APG, editable combobox with list autocomplete). Search ignores accents, case and sigma. */
export function Combobox({ label, hint, error, required = false, placeholder, texts, ...choice }: ComboboxProps) {
  const ownId = useId()
  const fieldId = choice.id ?? ownId
  const { state, shown, input, handlers } = useCombobox(choice)
  const isListOpen = state.isOpen && shown.length > 0
  return (
    <div className={error === undefined ? 'ui-field' : 'ui-field ui-field--error'}>
      <FieldText fieldId={fieldId} label={label} hint={hint} error={error} />
      <div className="ui-combobox">
        <input
          ref={input}
          id={fieldId}
          className="ui-input ui-combobox__input"
          role="combobox"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={isListOpen}
          aria-controls={`${fieldId}-list`}
          aria-activedescendant={isListOpen && state.active >= 0 ? `${fieldId}-${state.active}` : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
          aria-invalid={error !== undefined || undefined}
          aria-required={required || undefined}
          value={state.text}
          onChange={(event) => handlers.type(event.target.value)}
          onKeyDown={handlers.press}
          onClick={handlers.open}
          onBlur={handlers.leave}
        />
        <div className="ui-combobox__buttons">
          {state.text !== '' && <IconButton label={texts.clear} icon="M6 6l12 12M18 6 6 18" onClick={handlers.clear} />}
          <IconButton label={texts.openList} icon="M5 9l7 7 7-7" onClick={handlers.toggle} skipped />
        </div>
        <ComboboxList
          id={fieldId}
          isOpen={isListOpen}
          options={shown}
          active={state.active}
          value={choice.value}
          onPick={handlers.pick}
        />
        {state.isOpen && shown.length === 0 && <p className="ui-combobox__list ui-combobox__none">{texts.noResults}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">
          {state.isOpen && (shown.length === 0 ? texts.noResults : texts.resultCount(shown.length))}
        </span>
      </VisuallyHidden>
    </div>
  )
}

interface IconButtonProps {
  readonly label: string
  readonly icon: string
  readonly onClick: () => void
  /** Not a stop of the keyboard: the arrow keys of the input do the same (APG). */
  readonly skipped?: boolean
}

function IconButton({ label, icon, onClick, skipped = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className="ui-combobox__button"
      aria-label={label}
      tabIndex={skipped ? -1 : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  )
}
