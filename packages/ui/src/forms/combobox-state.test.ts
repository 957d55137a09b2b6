import { expect, test } from 'vitest'
import { type ComboboxState, filterOptions, moveActive } from './combobox-state.ts'

const options = [
  { value: 'a', label: 'Δήμος Αλιμούντος', keywords: 'Municipality of Alimounta' },
  { value: 'b', label: 'Οίκος Εκδόσεων' },
]
const open: ComboboxState = { text: '', isOpen: true, active: 0 }

test('typing narrows the list without regard to accents, and searches the keywords too', () => {
  expect(filterOptions(options, 'οικοσ').map(({ value }) => value)).toEqual(['b'])
  expect(filterOptions(options, 'municip').map(({ value }) => value)).toEqual(['a'])
})

test('the label of a chosen option shows the whole list again', () => {
  expect(filterOptions(options, 'Οίκος Εκδόσεων')).toEqual(options)
})

test('ArrowDown opens a closed list on its first option', () => {
  expect(moveActive({ text: '', isOpen: false, active: -1 }, 'ArrowDown', 2)).toEqual({
    text: '',
    isOpen: true,
    active: 0,
  })
})

test('ArrowUp opens a closed list on its last option', () => {
  expect(moveActive({ text: '', isOpen: false, active: -1 }, 'ArrowUp', 2)?.active).toBe(1)
})

test('the arrows go round', () => {
  expect(moveActive({ ...open, active: 1 }, 'ArrowDown', 2)?.active).toBe(0)
  expect(moveActive({ ...open, active: 0 }, 'ArrowUp', 2)?.active).toBe(1)
})

test('PageDown and PageUp move ten options and stop at the ends', () => {
  expect(moveActive({ ...open, active: 3 }, 'PageDown', 40)?.active).toBe(13)
  expect(moveActive({ ...open, active: 35 }, 'PageDown', 40)?.active).toBe(39)
  expect(moveActive({ ...open, active: 3 }, 'PageUp', 40)?.active).toBe(0)
})

test('an empty list and every other key leave the state to the input', () => {
  expect(moveActive(open, 'ArrowDown', 0)).toBeNull()
  expect(moveActive(open, 'Home', 2)).toBeNull()
})
