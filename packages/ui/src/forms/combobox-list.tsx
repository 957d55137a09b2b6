import { type MouseEvent, memo, useEffect, useRef } from 'react'
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
  const pickUnderMouse = (event: MouseEvent) => {
    const clicked = event.target instanceof Element ? event.target.closest('[role=option]') : null
    const option = clicked === null ? undefined : options[[...event.currentTarget.children].indexOf(clicked)]
    if (option !== undefined) onPick(option)
  }
  return (
    // The focus stays in the input, which handles every key and points here by aria-activedescendant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
    <div
      ref={list}
      id={`${id}-list`}
      className="ui-combobox__list"
      role="listbox"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={pickUnderMouse}
    >
      {isOpen &&
        options.map((option, index) => (
          <Option
            key={option.value}
            id={`${id}-${index}`}
            label={option.label}
            isActive={index === active}
            isSelected={option.value === value}
          />
        ))}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly label: string
  readonly isActive: boolean
  readonly isSelected: boolean
}

/** Drawn again only when it changes: an arrow key touches two of many options. */
const Option = memo(function Option({ id, label, isActive, isSelected }: OptionProps) {
  return (
    <div
      id={id}
      className={isActive ? 'ui-combobox__option ui-combobox__option--active' : 'ui-combobox__option'}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
    >
      {label}
    </div>
  )
})
