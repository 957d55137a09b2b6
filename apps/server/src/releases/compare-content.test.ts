import { expect, test } from 'vitest'
import { type Comparison, isAsReleased } from './compare-content.ts'

const compared = { result: 'compared', isUnchanged: true, facts: {}, invalid: null } satisfies Comparison

test('a degree is as released only when it was compared, says the same and is valid', () => {
  expect(isAsReleased(compared)).toBe(true)
  expect(isAsReleased({ ...compared, isUnchanged: false })).toBe(false)
  expect(isAsReleased({ ...compared, invalid: { status: 'revoked', since: null } })).toBe(false)
  expect(isAsReleased({ result: 'gone' })).toBe(false)
  expect(isAsReleased({ result: 'unavailable' })).toBe(false)
})
