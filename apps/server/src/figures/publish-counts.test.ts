import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publishCount, publishCounts } from './publish-counts.ts'
import { sumUpCounts } from './sum-up-counts.ts'

test.each([
  [0, 0],
  [1, 'few'],
  [4, 'few'],
  [5, 5],
])('P12: a count of %i is published as %s', (count, published) => {
  expect(publishCount(count)).toBe(published)
})

test('P12: a small count that stands alone takes the next smallest with it', () => {
  expect(publishCounts([12, 3, 40, 0])).toEqual(['withheld', 'few', 40, 0])
  expect(publishCounts([3, 2, 40])).toEqual(['few', 'few', 40])
  expect(publishCounts([12, 40])).toEqual([12, 40])
  expect(publishCounts([0, 3, 0])).toEqual([0, 'few', 0])
})

test('P12: no hidden count follows from its published sum', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 31 }), (counts) => {
      const published = publishCounts(counts)
      const hidden = published.filter((count) => typeof count === 'string')
      const sum = publishCount(counts.reduce((total, count) => total + count, 0))
      expect(hidden.length === 1 && typeof sum === 'number').toBe(false)
    }),
  )
})

test('P12: counts are summed up by day, by month and altogether, each kind apart', () => {
  const counts = [
    { day: '2026-10-31', kind: 'link', count: 7 },
    { day: '2026-11-01', kind: 'link', count: 8 },
    { day: '2026-11-02', kind: 'link', count: 9 },
    { day: '2026-11-02', kind: 'verification', count: 2 },
    { day: '2020-01-01', kind: 'oauth', count: 50 },
  ]
  const sums = sumUpCounts(counts, { days: ['2026-11-01', '2026-11-02'], months: ['2026-10', '2026-11'] })
  expect(sums.totals).toEqual({ link: 24, oauth: 50, inspection: 0, 'holder-copy': 0, verification: 'few' })
  expect(sums.days.map(({ period, link, verification }) => [period, link, verification])).toEqual([
    ['2026-11-01', 8, 0],
    ['2026-11-02', 9, 'few'],
  ])
  expect(sums.months.map(({ period, link, oauth }) => [period, link, oauth])).toEqual([
    ['2026-10', 7, 0],
    ['2026-11', 17, 0],
  ])
})
