import { expect, test } from 'vitest'
import { checkOutcome } from './check-outcome.ts'

const answer = { result: null, resultCount: null, error: null, errorCode: null, hand_over: 'h' }

test('X7: a missing count is a fetch that did not succeed, with the reason that the code gives', () => {
  const why = ['1408', '1502', '1503', '9999', null].map((errorCode) => checkOutcome({ ...answer, errorCode }))
  expect(why.map((outcome) => outcome.kind === 'unanswered' && outcome.why)).toEqual([
    ...['timed-out', 'broken', 'not-connected', 'unknown', 'unknown'],
  ])
})

test('X7: a count of nought is not found; X14: it can be handed over', () => {
  expect(checkOutcome({ ...answer, result: [], resultCount: 0 })).toEqual({ kind: 'not-found', handOver: 'h' })
})

test('X7: a count of one or more is found', () => {
  const found = { ...answer, result: [], resultCount: 2, hand_over: null }
  expect(checkOutcome(found)).toEqual({ kind: 'found', diplomas: [] })
})
