import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orthodoxEaster } from './orthodox-easter.ts'
import { addWorkingDays, isWorkingDay, workingDaysBetween } from './working-days.ts'

const DAY = 86_400_000
const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

const days = fc
  .date({ min: new Date('1925-01-01'), max: new Date('2196-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('Easter of the Orthodox Church', () => {
  // As printed in the almanacs of those years.
  test.each([
    ['1924-04-27'],
    ['1931-04-12'],
    ['1945-05-06'],
    ['1950-04-09'],
    ['1974-04-14'],
    ['1983-05-08'],
    ['1990-04-15'],
    ['2000-04-30'],
    ['2001-04-15'],
    ['2005-05-01'],
    ['2008-04-27'],
    ['2010-04-04'],
    ['2013-05-05'],
    ['2016-05-01'],
    ['2017-04-16'],
    ['2018-04-08'],
    ['2019-04-28'],
    ['2020-04-19'],
    ['2021-05-02'],
    ['2022-04-24'],
    ['2023-04-16'],
    ['2024-05-05'],
    ['2025-04-20'],
    ['2026-04-12'],
    ['2027-05-02'],
    ['2028-04-16'],
    ['2029-04-08'],
    ['2030-04-28'],
    ['2040-05-06'],
    ['2050-04-17'],
    ['2100-05-02'],
  ])('H9: fell or falls on %s', (day) => {
    expect(orthodoxEaster(Number(day.slice(0, 4)))).toBe(day)
  })

  // The second reading follows the tables of the Church: the Sunday after the Paschal full moon of the Julian calendar.
  test('H9: is the first Sunday after the Julian Paschal full moon in every year', () => {
    for (let year = 1924; year <= 2199; year++) {
      const golden = (year % 19) + 1
      const fullMoon = Date.UTC(year, 2, 21) + ((golden * 19 + 26) % 30) * DAY + (year < 2100 ? 13 : 14) * DAY
      const sunday = fullMoon + (7 - new Date(fullMoon).getUTCDay()) * DAY
      expect(orthodoxEaster(year)).toBe(new Date(sunday).toISOString().slice(0, 10))
    }
  })

  test.each([[1923], [2200], [2026.5], [Number.NaN]])('H9: is not told for %s', (year) => {
    expect(() => orthodoxEaster(year)).toThrow(RangeError)
  })
})

describe('working days', () => {
  test('H9: leave out the holidays of 2026, and no other weekday', () => {
    const off: string[] = []
    for (let day = '2026-01-01'; day <= '2026-12-31'; day = plus(day, 1)) {
      const weekday = new Date(day).getUTCDay()
      if (weekday !== 0 && weekday !== 6 && !isWorkingDay(day)) off.push(day)
    }
    // 15 August and 26 December 2026 are Saturdays.
    expect(off).toEqual([
      '2026-01-01',
      '2026-01-06',
      '2026-02-23',
      '2026-03-25',
      '2026-04-10',
      '2026-04-13',
      '2026-05-01',
      '2026-06-01',
      '2026-10-28',
      '2026-12-25',
    ])
  })

  test('H9: five of them pass over Easter and the first of May', () => {
    expect(addWorkingDays('2026-04-08', 5)).toBe('2026-04-17')
    expect(addWorkingDays('2027-04-28', 5)).toBe('2027-05-07')
  })

  test('H9: begin with the day after, also when that day is free', () => {
    expect(addWorkingDays('2026-11-20', 5)).toBe('2026-11-27')
    expect(addWorkingDays('2026-11-21', 5)).toBe('2026-11-27')
    expect(addWorkingDays('2026-11-23', 0)).toBe('2026-11-23')
  })

  test('H9: are counted backwards as well', () => {
    expect(addWorkingDays('2026-11-27', -1)).toBe('2026-11-26')
    expect(addWorkingDays('2026-11-30', -1)).toBe('2026-11-27')
    expect(workingDaysBetween('2026-11-30', '2026-11-27')).toBe(-1)
    expect(workingDaysBetween('2026-11-27', '2026-11-27')).toBe(0)
  })

  test('H9: added and counted, they agree', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), (day, count) => {
        const then = addWorkingDays(day, count)
        expect(workingDaysBetween(day, then)).toBe(count)
        if (count > 0) expect(isWorkingDay(then)).toBe(true)
      }),
    )
  })

  test('H9: of a longer way are those of its two parts together', () => {
    const way = fc.tuple(days, fc.nat(400), fc.nat(400))
    fc.assert(
      fc.property(way, ([day, first, second]) => {
        const [middle, end] = [plus(day, first), plus(day, first + second)]
        expect(workingDaysBetween(day, end)).toBe(workingDaysBetween(day, middle) + workingDaysBetween(middle, end))
      }),
    )
  })

  test.each([
    [''],
    ['2026-2-3'],
    ['2026-02-30'],
    ['2026-13-01'],
    ['20260101'],
    ['2026-01-01T00:00:00Z'],
    ['1899-01-02'],
  ])('H9: %j is no day of theirs', (day) => {
    expect(() => isWorkingDay(day)).toThrow(RangeError)
    expect(() => addWorkingDays(day, 1)).toThrow(RangeError)
  })
})
