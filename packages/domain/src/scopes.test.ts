import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseScopes, SCOPES } from './scopes.ts'

test('D4: reads scopes from a space-separated list, each once, and ignores unknown words', () => {
  expect(parseScopes('grade title  title openid TITLE')).toEqual(['title', 'grade'])
  expect(parseScopes('')).toEqual([])
  fc.assert(
    fc.property(fc.subarray([...SCOPES]), (scopes) => {
      expect(new Set(parseScopes(scopes.join(' ')))).toEqual(new Set(scopes))
    }),
  )
})
