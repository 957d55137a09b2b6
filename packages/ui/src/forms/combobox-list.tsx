import { useEffect, useRef } from 'react'
import type { ComboboxOption } from './combobox-state.ts'

interface ComboboxListProps {
  readonly id: string
  readonly isOpen: boolean
  readonly options: readonly ComboboxOption[]
  readonly active: number
  readonly value: string | null
  readonly onPick: (option: ComboboxOption) => void
}

/** The list of a combobox; the option under the keys is scrolled into sight. */
export function ComboboxList({ id, isOpen, options, active, value, onPick }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // The focus stays in the input, which handles every key and points here by aria-activedescendant.
    <div
      ref={list}
      id={`${id}-list`}
      className="ui-combobox__list"
      role="listbox"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      hidden={!isOpen}
    >
      {isOpen &&
        options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
          <div
            key={option.value}
            id={`${id}-${index}`}
            className={index === active ? 'ui-combobox__option ui-combobox__option--active' : 'ui-combobox__option'}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            {option.label}
          </div>
        ))}
    </div>
  )
}
