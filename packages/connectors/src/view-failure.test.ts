import { expect, test } from 'vitest'
import { viewFailure } from './view-failure.ts'

test.each([
  ['57014', { outcome: 'timed-out' }],
  ['28P01', { outcome: 'broken-answer', reason: 'refused' }],
  ['28000', { outcome: 'broken-answer', reason: 'refused' }],
  ['3D000', { outcome: 'broken-answer', reason: 'refused' }],
  ['42501', { outcome: 'broken-answer', reason: 'refused' }],
  ['42P01', { outcome: 'broken-answer', reason: 'envelope' }],
  ['42703', { outcome: 'broken-answer', reason: 'envelope' }],
  ['22P02', { outcome: 'broken-answer', reason: 'envelope' }],
  ['53300', { outcome: 'broken-answer', reason: 'unreachable' }],
  ['ECONNREFUSED', { outcome: 'broken-answer', reason: 'unreachable' }],
  ['ETIMEDOUT', { outcome: 'timed-out' }],
])('I8: %s', (code, outcome) => {
  expect(viewFailure(Object.assign(new Error('text of the database'), { code }))).toEqual(outcome)
})

test('I8: a pool that waited in vain is timed out; anything else is unreachable', () => {
  expect(viewFailure(new Error('timeout exceeded when trying to connect'))).toEqual({ outcome: 'timed-out' })
  expect(viewFailure(undefined)).toEqual({ outcome: 'broken-answer', reason: 'unreachable' })
})
