import type { PublicCounts } from '@perga/contracts'
import type { DayCount } from './figure-store.ts'
import { publishCounts } from './publish-counts.ts'

const KINDS = ['link', 'oauth', 'inspection', 'holder-copy', 'verification'] as const

interface Sums {
  totals: PublicCounts
  days: ({ period: string } & PublicCounts)[]
  months: ({ period: string } & PublicCounts)[]
}

/** Sums counts up by day, by month and altogether; nothing of it can be used to tell of one person. */
export function sumUpCounts(counts: readonly DayCount[], periods: { days: string[]; months: string[] }): Sums {
  const months = table(counts, periods.months, (day) => day.slice(0, 7))
  const days = [...new Set(periods.days.map((day) => day.slice(0, 7)))].flatMap((month) =>
    // Month by month, for the sum of a month is told as well.
    table(
      counts,
      periods.days.filter((day) => day.startsWith(month)),
      (day) => day,
    ),
  )
  const [totals] = table(counts, ['all'], () => 'all')
  if (totals === undefined) throw new Error('one period gives one row')
  const { period: _, ...sums } = totals
  return { totals: sums, days, months }
}

function table(counts: readonly DayCount[], periods: readonly string[], periodOf: (day: string) => string) {
  const columns = KINDS.map((kind) => {
    const sums = new Map<string, number>()
    for (const { day, count } of counts.filter((each) => each.kind === kind)) {
      sums.set(periodOf(day), (sums.get(periodOf(day)) ?? 0) + count)
    }
    return publishCounts(periods.map((period) => sums.get(period) ?? 0))
  })
  return periods.map((period, row) => {
    const [link = 0, oauth = 0, inspection = 0, copy = 0, verification = 0] = columns.map((column) => column[row])
    return { period, link, oauth, inspection, 'holder-copy': copy, verification }
  })
}
