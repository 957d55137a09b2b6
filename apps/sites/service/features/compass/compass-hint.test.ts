import { expect, test } from 'vitest'
import { countVisit } from './compass-hint.ts'

test('O11: the hint is shown on the first three visits of a session and not again', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  expect([1, 2, 3, 4, 5].map(() => countVisit(storage))).toEqual([true, true, true, false, false])
})
