import { expect, test } from 'vitest'
import { daysUntil } from './days-until.ts'

const days = (from: string, end: string) => daysUntil(Date.parse(end), Date.parse(from))

test('the duration of a link is counted in days of the Greek calendar', () => {
  expect(days('2026-11-21T08:00:00+02:00', '2026-12-21T08:00:00+02:00')).toBe(30)
  expect(days('2026-11-21T08:00:00+02:00', '2026-12-21T23:59:59+02:00')).toBe(30)
  expect(days('2026-11-21T23:59:00+02:00', '2026-11-22T00:01:00+02:00')).toBe(1)
  expect(days('2026-11-21T00:01:00+02:00', '2026-11-21T23:59:59+02:00')).toBe(0)
})

test('a change of the clocks makes no duration longer or shorter', () => {
  expect(days('2026-10-24T12:00:00+03:00', '2026-10-26T12:00:00+02:00')).toBe(2)
  expect(days('2027-03-27T12:00:00+02:00', '2027-03-29T12:00:00+03:00')).toBe(2)
})
