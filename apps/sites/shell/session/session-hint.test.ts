import { expect, test } from 'vitest'
import { hasSessionHint } from './session-hint.ts'

test('the hint is one cookie among others, and nothing that only looks like it', () => {
  expect(hasSessionHint('lang=el; loggedIn=1')).toBe(true)
  expect(hasSessionHint('loggedIn=1')).toBe(true)
  for (const cookies of ['', 'lang=el', 'notloggedIn=1', 'loggedIn=12', 'loggedIn=']) {
    expect(hasSessionHint(cookies), cookies).toBe(false)
  }
})
