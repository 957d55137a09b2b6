import { expect, test } from 'vitest'
import { identifierOfFragment } from './pending-identifier.ts'

test('V3: the fragment is the identifier, without its sign and without white space', () => {
  expect(identifierOfFragment('#a.b.c')).toBe('a.b.c')
  expect(identifierOfFragment('#a.%20b.%0Ac')).toBe('a.b.c')
  expect(identifierOfFragment('')).toBe('')
})

test('V3: a broken escape is taken as it stands', () => {
  expect(identifierOfFragment('#%E0%A4%A')).toBe('%E0%A4%A')
})
