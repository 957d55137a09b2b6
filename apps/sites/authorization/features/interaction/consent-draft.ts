import type { Interaction, ShareableDegree } from '@perga/contracts'
import type { Locale } from '@perga/domain'

/** What the holder has ticked and typed so far. */
export interface ConsentDraft {
  readonly degrees: ReadonlySet<string>
  readonly scopes: ReadonlySet<string>
  readonly end: EndChoice
  /** The holder says that degrees under another name are theirs (row G24). */
  readonly nameDeclared: boolean
  /** The language that the reader sees first; null is that of the page (row G18). */
  readonly language: Locale | null
  /** Digits, or empty for none (row G14). */
  readonly pin: string
  /** Digits, or empty for as often as wanted (row G15). */
  readonly viewLimit: string
}

/** A preset, or a day of the calendar as `YYYY-MM-DD` (empty while none is chosen). */
export type EndChoice =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'date'; readonly date: string }

/** At the start every field group is ticked, and a degree only when there is exactly one. */
export function startDraft(interaction: Interaction, degrees: readonly ShareableDegree[]): ConsentDraft {
  const shareable = degrees.filter(({ shareable }) => shareable)
  return {
    degrees: new Set(shareable.length === 1 ? shareable.map(({ degree }) => degree) : []),
    scopes: new Set(interaction.scopes),
    end: { kind: 'days', days: interaction.default_duration },
    nameDeclared: false,
    language: null,
    pin: '',
    viewLimit: '',
  }
}

/** The set with `member` in it or out of it. */
export function withMember(set: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (isIn) next.add(member)
  else next.delete(member)
  return next
}

/** The other names under which the chosen degrees were issued. */
export function otherNames({ degrees: chosen }: ConsentDraft, degrees: readonly ShareableDegree[]): string[] {
  const names = degrees.flatMap(({ degree, other_name }) => (chosen.has(degree) && other_name ? [other_name] : []))
  return [...new Set(names)]
}
