import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { type ComboboxOption, type ComboboxState, filterOptions, moveActive } from './combobox-state.ts'

interface Choice {
  readonly options: readonly ComboboxOption[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** The behaviour of a combobox without its looks. Leaving the field puts back the label of what is chosen. */
export function useCombobox({ options, value, onChange }: Choice) {
  const chosenLabel = options.find((option) => option.value === value)?.label ?? ''
  const [draft, setState] = useState<ComboboxState | null>(null)
  const state = draft ?? { text: chosenLabel, isOpen: false, active: -1 }
  const shown = useMemo(() => filterOptions(options, state.text), [options, state.text])
  const input = useRef<HTMLInputElement>(null)

  const pick = (option: ComboboxOption) => {
    onChange(option.value)
    setState(null)
  }
  const clear = () => {
    onChange(null)
    setState({ text: '', isOpen: false, active: -1 })
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const moved = moveActive(state, event.key, shown.length)
    const active = state.isOpen ? shown[state.active] : undefined
    if (moved !== null) setState(moved)
    else if (event.key === 'Enter' && active !== undefined) pick(active)
    else if (event.key === 'Escape' && state.isOpen) setState(null)
    else if (event.key === 'Escape' && state.text !== '') clear()
    else return
    event.preventDefault()
  }
  const handlers = {
    pick,
    clear,
    press,
    // Typing unchooses: what stands in the field is no longer the label of the chosen option.
    type: (text: string) => {
      if (value !== null) onChange(null)
      setState({ text, isOpen: true, active: -1 })
    },
    open: () => setState({ ...state, isOpen: true, active: -1 }),
    toggle: () => {
      setState({ ...state, isOpen: !state.isOpen, active: -1 })
      input.current?.focus()
    },
    leave: () => setState(null),
  }
  return { state, shown, input, handlers }
}
