import type { Interaction, ShareableDegree } from '@perga/contracts'
import type { Consent } from './interaction-api.ts'

/** What the holder has ticked so far. */
export interface ConsentDraft {
  readonly degrees: ReadonlySet<string>
  readonly scopes: ReadonlySet<string>
  readonly end: EndChoice
}

/** A preset, or a day of the calendar as `YYYY-MM-DD` (empty while none is chosen). */
export type EndChoice =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'date'; readonly date: string }

/** What must be mended before the draft can be sent. */
export type DraftProblem = 'no-degree' | 'no-scope' | 'no-date' | 'date-not-after-today' | 'date-too-late'

/** At the start every field group is ticked, and a degree only when there is exactly one. */
export function startDraft(interaction: Interaction, degrees: readonly ShareableDegree[]): ConsentDraft {
  const shareable = degrees.filter(({ shareable }) => shareable)
  return {
    degrees: new Set(shareable.length === 1 ? shareable.map(({ degree }) => degree) : []),
    scopes: new Set(interaction.scopes),
    end: { kind: 'days', days: interaction.default_duration },
  }
}

/** The set with `member` in it or out of it. */
export function withMember(set: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (isIn) next.add(member)
  else next.delete(member)
  return next
}

const DAY_MS = 86_400_000

/** Whole days from one day of the calendar (`YYYY-MM-DD`) to another; not a number when either is no day. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The day that lies `days` after `from`, both as `YYYY-MM-DD`. */
export const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10)

/** The day of the calendar in Greece, `YYYY-MM-DD`. */
export const greekDay = (now: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(now)

/** The days that the draft asks for, counted from `today`. */
export const durationOf = ({ end }: ConsentDraft, today: string) =>
  end.kind === 'days' ? end.days : daysBetween(today, end.date)

/** Everything that is wrong with the draft, in the order of the form. */
export function draftProblems(draft: ConsentDraft, longest: number, today: string): DraftProblem[] {
  const problems: DraftProblem[] = []
  if (draft.degrees.size === 0) problems.push('no-degree')
  if (draft.scopes.size === 0) problems.push('no-scope')
  const duration = durationOf(draft, today)
  if (Number.isNaN(duration)) problems.push('no-date')
  else if (duration < 1) problems.push('date-not-after-today')
  else if (duration > longest) problems.push('date-too-late')
  return problems
}

/** The draft as it is sent. */
export const toConsent = (draft: ConsentDraft, today: string): Consent => ({
  degrees: [...draft.degrees],
  scopes: [...draft.scopes],
  duration: durationOf(draft, today),
})
