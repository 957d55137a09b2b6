import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const answer = {
  error: null,
  verified: true,
  match: true,
  comparison: 'compared',
  diploma: null,
  status: null,
  statusDate: null,
  year: null,
  steps: [],
} as const

test.each([
  ['unchanged', {}],
  ['changed', { match: false }],
  ['not-comparable', { match: null, comparison: 'unavailable' }],
  ['not-valid', { verified: false, match: null }],
  ['unable', { error: 'unable', verified: false, match: null }],
] as const)('V2: an answer comes out as %s', (kind, change) => {
  expect(outcomeOf({ ...answer, ...change, steps: [] }).kind).toBe(kind)
})

test('V2: an error wins over everything else in the answer', () => {
  expect(outcomeOf({ ...answer, steps: [], error: 'x', verified: true, match: true }).kind).toBe('unable')
})
