import { matchesQuery } from './fold-text.ts'

/** One thing to choose; `keywords` are searched too and never shown. */
export interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly keywords?: string
}

/** What the reader sees: the text typed, whether the list is open, the option under the keys (-1: none). */
export interface ComboboxState {
  readonly text: string
  readonly isOpen: boolean
  readonly active: number
}

/** The options that match what was typed, in their own order. An untouched label matches all. */
export function filterOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  if (text === '' || options.some((option) => option.label === text)) return options
  return options.filter((option) => matchesQuery(`${option.label} ${option.keywords ?? ''}`, text))
}

/** The state after a key that moves in the list (APG editable combobox with list autocomplete), or null for any other key. */
export function moveActive(state: ComboboxState, key: string, count: number): ComboboxState | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return { ...state, isOpen: true, active: state.isOpen ? (state.active + 1) % count : 0 }
  if (key === 'ArrowUp') return { ...state, isOpen: true, active: state.active <= 0 ? count - 1 : state.active - 1 }
  if (!state.isOpen || state.active < 0) return null
  if (key === 'PageDown') return { ...state, active: Math.min(count - 1, state.active + 10) }
  if (key === 'PageUp') return { ...state, active: Math.max(0, state.active - 10) }
  return null
}
