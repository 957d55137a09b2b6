import type { QualityReport } from '@perga/contracts'
import { dayAfter, greekDay, VIOLATION_TEXTS, type ViolationRule } from '@perga/domain'
import type { Clock } from '../../platform/clock.ts'
import type { QualityStore } from './quality-store.ts'

/** The dashboard looks back over this many days, and shows this many records. */
const DAYS = 90
const MOST_RECORDS = 20
const MOST_FIXES = 10_000

/** Reports on an institution's data of the last ninety days (row I10). Holds no value that the institution sent. */
export async function reportQuality(
  institution: string,
  { store, clock }: { store: QualityStore; clock: Clock },
): Promise<QualityReport> {
  const from = dayAfter(greekDay(clock.now()), -DAYS)
  const [days, violations, worst] = await Promise.all([
    store.daysOf(institution, from),
    store.violationsOf(institution, from),
    store.worstRecords(institution, MOST_RECORDS),
  ])
  const brokenOn = sumBy(violations, ({ day }) => day)
  const brokenBy = sumBy(violations, ({ field, rule }) => `${field}:${rule}`)
  return {
    days: days.map(({ not_asked_for, ...day }) => ({
      ...day,
      notAskedFor: not_asked_for,
      violations: brokenOn.get(day.day) ?? 0,
    })),
    rules: [...brokenBy]
      .map(([name, count]) => ({ ...namesOf(name), violations: count }))
      .sort((one, other) => other.violations - one.violations),
    worst: worst.map(({ record_index, broken, last_seen_at }) => ({
      record: Buffer.from(record_index).toString('hex').slice(0, 16),
      broken,
      lastSeen: last_seen_at.toISOString(),
    })),
  }
}

/**
 * The list of fixes as CSV (RFC 4180), one line for each rule that a record breaks: for the institution's own staff, so it
 * names records by the institution's own identifiers.
 */
export async function listFixes(institution: string, { store }: { store: QualityStore }): Promise<string> {
  const records = await store.worstRecords(institution, MOST_FIXES)
  const lines = records.flatMap(({ key, broken, last_seen_at }) =>
    broken.map((name) => {
      const { field, rule, text } = namesOf(name)
      return [key.certificateId, key.titleId, field, rule, text.el, text.en, greekDay(last_seen_at)]
    }),
  )
  const header = ['certificateID', 'titleID', 'field', 'rule', 'διόρθωση', 'fix', 'seen']
  return [header, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('')
}

function namesOf(name: string) {
  const [field = '', rule = ''] = name.split(':')
  return { field, rule, text: isRule(rule) ? VIOLATION_TEXTS[rule] : { el: rule, en: rule } }
}

const isRule = (rule: string): rule is ViolationRule => Object.hasOwn(VIOLATION_TEXTS, rule)

function sumBy<Row extends { violations: number }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + row.violations)
  return sums
}

// A spreadsheet takes a field that begins like a formula for one: it gets an apostrophe in front (OWASP, CSV injection).
function csvField(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
