import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { OpenTransaction, Work } from '../platform/work.ts'

/** Who changes the directory, as the audit names people. */
export interface Administration {
  db: Work
  clock: Clock
  actor: string
  /** What other features do, in the same transaction, when an institution ends. */
  institutionEnds: readonly InstitutionEnd[]
}

/** Ends what a feature keeps for an institution that has ended. */
export type InstitutionEnd = (transaction: OpenTransaction, code: string, now: Date) => Promise<void>

type Value = string | boolean | null
type Facts = Readonly<Record<string, Value>>

/** What differs between two states, as the audit keeps it: `name.before` and `name.after`. */
export function differences(before: Facts, after: Facts): Record<string, Value> {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  return Object.fromEntries(
    changed.flatMap((name) => [
      [`${name}.before`, before[name] ?? null],
      [`${name}.after`, after[name] ?? null],
    ]),
  )
}

/** Notes a change of an institution's entry, in the transaction that makes it. */
export async function noteChange(
  transaction: OpenTransaction,
  { clock, actor }: Administration,
  event: { act: string; institution: string; detail: Record<string, Value> },
): Promise<void> {
  await recordEvent(transaction, clock, { actor, act: event.act, object: event.institution, detail: event.detail })
}
