import { expect, test } from 'vitest'
import { answerDay, dayInGreece, workingDaysLeft } from './request-deadline.ts'

const at = (moment: string) => new Date(moment)

test('H9: an answer is due after five working days; a Saturday, a Sunday and a public holiday are none', () => {
  expect(answerDay(at('2026-11-18T10:00:00Z'))).toBe('2026-11-25')
  expect(answerDay(at('2026-12-23T10:00:00Z'))).toBe('2026-12-31')
  expect(answerDay(at('2026-04-07T10:00:00Z'))).toBe('2026-04-16')
})

test('H9: the day is the one in Greece', () => {
  expect(dayInGreece(at('2026-11-18T21:59:59Z'))).toBe('2026-11-18')
  expect(dayInGreece(at('2026-11-18T22:00:00Z'))).toBe('2026-11-19')
  expect(dayInGreece(at('2026-07-18T21:00:00Z'))).toBe('2026-07-19')
})

test.each([
  ['2026-11-18', 5],
  ['2026-11-24', 1],
  ['2026-11-25', 0],
  ['2026-11-26', -1],
  ['2026-11-30', -3],
])('H9: on %s %i working days are left until 25 November', (today, left) => {
  expect(workingDaysLeft('2026-11-25', at(`${today}T09:00:00Z`))).toBe(left)
})

test('H9: on the weekend after its day a request is overdue, though no working day went by', () => {
  expect(workingDaysLeft('2026-11-20', at('2026-11-21T09:00:00Z'))).toBe(-1)
  expect(workingDaysLeft('2026-11-20', at('2026-11-22T09:00:00Z'))).toBe(-1)
})
