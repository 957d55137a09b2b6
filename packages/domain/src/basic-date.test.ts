import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basicDateFromParts, completeYear, formatBasicDate, isCalendarDate, parseBasicDate } from './basic-date.ts'

const today = parseBasicDate('20261120') ?? expect.fail('a real date')
const fromParts = (day: number, month: number, year: number) => basicDateFromParts({ day, month, year, today })

// Date is a second calendar: it rolls impossible days over, so only real ones come back as they went in.
function isRealByDate(day: number, month: number, year: number): boolean {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

describe('calendar', () => {
  test('X4: agrees with the calendar of Date on every day from 1899 to 2101, and beside it', () => {
    for (let year = 1899; year <= 2101; year++)
      for (let month = 0; month <= 13; month++)
        for (let day = 0; day <= 32; day++) {
          const isReal = month >= 1 && month <= 12 && isRealByDate(day, month, year)
          if (isCalendarDate(day, month, year) !== isReal) expect.fail(`${day}/${month}/${year}`)
        }
  })

  test('knows no year 0, no fifth digit, no fraction', () => {
    expect([isCalendarDate(1, 1, 0), isCalendarDate(1, 1, 10_000), isCalendarDate(1.5, 1, 2000)]).toEqual([
      false,
      false,
      false,
    ])
    expect(isCalendarDate(Number.NaN, 1, 2000)).toBe(false)
  })
})

describe('YYYYMMDD', () => {
  test('I7: accepts eight digits of a real date', () => {
    expect(['20240229', '19000228', '00010101'].map(parseBasicDate)).toEqual(['20240229', '19000228', '00010101'])
  })

  test.each([
    ['20230229'],
    ['19000229'],
    ['20231301'],
    ['20230001'],
    ['2023-01-01'],
    ['2023011'],
    ['202301011'],
    [' 20230101'],
    ['20230101\n'],
    ['٢٠٢٣٠١٠١'],
    ['00000101'],
    [20230101],
    [null],
    [undefined],
    [{}],
  ])('I7: refuses %j', (value) => {
    expect(parseBasicDate(value)).toBeNull()
  })

  test('O12: shows DD/MM/YYYY and nothing for what is no date', () => {
    expect(formatBasicDate('20100315')).toBe('15/03/2010')
    expect(['', '2010', '20101332', null, undefined].map(formatBasicDate)).toEqual(['', '', '', '', ''])
  })

  test('O12: shows the same day, month and year for any real date', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10)
          expect(formatBasicDate(iso.replaceAll('-', ''))).toBe(iso.split('-').reverse().join('/'))
        },
      ),
    )
  })
})

describe('three date fields', () => {
  test('X4: a two-digit year up to the current one is 20yy, a later one 19yy', () => {
    expect([0, 25, 26, 27, 99].map((year) => completeYear(year, 2026))).toEqual([2000, 2025, 2026, 1927, 1999])
  })

  test('X4: a longer year stays', () => {
    expect([1985, 198, -1].map((year) => completeYear(year, 2026))).toEqual([1985, 198, -1])
  })

  test('X4: gives the date of a real day', () => {
    expect(fromParts(3, 7, 1985)).toBe('19850703')
    expect(fromParts(1, 1, 1)).toBe('00010101')
  })

  test('X4: accepts the whole current year and no later one', () => {
    expect(fromParts(31, 12, 2026)).toBe('20261231')
    expect(fromParts(1, 1, 2027)).toBeNull()
  })

  test('X4: refuses days, months and years outside the calendar', () => {
    const wrong = [fromParts(0, 1, 2000), fromParts(32, 1, 2000), fromParts(1, 13, 2000), fromParts(31, 4, 2000)]
    expect([...wrong, fromParts(1, 1, 0), fromParts(29, 2, 2023), fromParts(Number.NaN, 1, 2000)]).toEqual(
      Array(7).fill(null),
    )
  })

  test('X4: whatever is typed, the outcome is null or a date that shows the same parts', () => {
    const field = fc.integer({ min: -5, max: 3000 })
    fc.assert(
      fc.property(field, field, field, (day, month, year) => {
        const date = fromParts(day % 40, month % 15, year)
        if (date === null) return
        expect(formatBasicDate(date).split('/').map(Number)).toEqual([day % 40, month % 15, year])
      }),
    )
  })
})
