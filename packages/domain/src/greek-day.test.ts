import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, endOfGreekDay, greekDay, startOfGreekDay } from './greek-day.ts'

test('the day is that of Greece, not of Greenwich', () => {
  expect(greekDay(new Date('2026-11-20T21:59:59Z'))).toBe('2026-11-20')
  expect(greekDay(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21')
  expect(greekDay(new Date('2026-06-20T21:00:00Z'))).toBe('2026-06-21')
})

test.each([
  ['in winter', '2026-12-20', '2026-12-20T21:59:59Z'],
  ['in summer', '2026-07-01', '2026-07-01T20:59:59Z'],
  ['the day before summer time begins', '2027-03-27', '2027-03-27T21:59:59Z'],
  ['the day on which summer time begins', '2027-03-28', '2027-03-28T20:59:59Z'],
  ['the day before summer time ends', '2026-10-24', '2026-10-24T20:59:59Z'],
  ['the day on which summer time ends', '2026-10-25', '2026-10-25T21:59:59Z'],
])('G13: the last second of a day %s', (_, day, end) => {
  expect(endOfGreekDay(day)).toEqual(new Date(end))
})

test('G13: a day ends one second before the next begins, whatever the clocks do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const day = dayAfter('1995-01-01', days)
      const end = endOfGreekDay(day)
      expect(greekDay(end)).toBe(day)
      expect(greekDay(new Date(end.getTime() + 1000))).toBe(dayAfter(day, 1))
      expect(greekDay(startOfGreekDay(day))).toBe(day)
      expect(greekDay(new Date(startOfGreekDay(day).getTime() - 1))).toBe(dayAfter(day, -1))
    }),
  )
})

test('O18: a day begins at midnight in Greece, in summer and in winter', () => {
  expect(startOfGreekDay('2026-07-01')).toEqual(new Date('2026-06-30T21:00:00Z'))
  expect(startOfGreekDay('2027-01-01')).toEqual(new Date('2026-12-31T22:00:00Z'))
  expect(startOfGreekDay('2026-03-29')).toEqual(new Date('2026-03-28T22:00:00Z'))
  expect(startOfGreekDay('2026-03-30')).toEqual(new Date('2026-03-29T21:00:00Z'))
})
