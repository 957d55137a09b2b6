import type { RecordSample, SentRecord } from '../institution-under-test.ts'
import { type Finding, passed, untested } from '../rule.ts'

/** Names with how often each occurs. */
export function tally(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name} ×${count}`).join(', ')
}

/** Tries a rule with the records that were found; untested when there are none. */
export async function withRecords(
  institution: RecordSample,
  check: (records: readonly SentRecord[]) => Finding,
): Promise<Finding> {
  const records = await institution.sample()
  if (records.length > 0) return check(records)
  return untested('δεν βρέθηκαν εγγραφές· δώστε μία με --sample', 'no records were found; give one with --sample')
}

/** So many records, in both languages. */
export function manyRecords(count: number): readonly [el: string, en: string] {
  return count === 1 ? ['1 εγγραφή', '1 record'] : [`${count} εγγραφές`, `${count} records`]
}

/** That every record keeps the rule. */
export function allRight(records: readonly SentRecord[]): Finding {
  return passed(...manyRecords(records.length))
}
