import type { ShareableDegree } from '@perga/contracts'
import { daysBetween } from './calendar-days.ts'
import { type ConsentDraft, otherNames } from './consent-draft.ts'
import type { Consent } from './interaction-api.ts'

/** What must be mended before a draft can be sent. */
export type DraftProblem =
  | 'no-degree'
  | 'name-not-declared'
  | 'no-scope'
  | 'no-date'
  | 'date-not-after-today'
  | 'date-too-late'
  | 'bad-pin'
  | 'bad-view-limit'

/** What a draft is judged by. */
export interface DraftRules {
  readonly degrees: readonly ShareableDegree[]
  readonly longestDuration: number
  /** `YYYY-MM-DD`. */
  readonly today: string
}

const PIN = /^(\d{4,8})?$/
const MOST_VIEWS = 1000

/** Everything that is wrong with the draft, in the order of the form. */
export function draftProblems(draft: ConsentDraft, { degrees, longestDuration, today }: DraftRules): DraftProblem[] {
  const found: [DraftProblem, boolean][] = [
    ['no-degree', draft.degrees.size === 0],
    ['name-not-declared', otherNames(draft, degrees).length > 0 && !draft.nameDeclared],
    ['no-scope', draft.scopes.size === 0],
    ...durationProblems(durationOf(draft, today), longestDuration),
    ['bad-pin', !PIN.test(draft.pin)],
    ['bad-view-limit', draft.viewLimit !== '' && !isViewLimit(Number(draft.viewLimit))],
  ]
  return found.filter(([, isWrong]) => isWrong).map(([problem]) => problem)
}

function durationProblems(duration: number, longest: number): [DraftProblem, boolean][] {
  return [
    ['no-date', Number.isNaN(duration)],
    ['date-not-after-today', duration < 1],
    ['date-too-late', duration > longest],
  ]
}

const isViewLimit = (limit: number) => Number.isInteger(limit) && limit >= 1 && limit <= MOST_VIEWS

const durationOf = ({ end }: ConsentDraft, today: string) =>
  end.kind === 'days' ? end.days : daysBetween(today, end.date)

/** The draft as it is sent; what was left empty is left out. */
export function toConsent(draft: ConsentDraft, today: string): Consent {
  return {
    degrees: [...draft.degrees],
    scopes: [...draft.scopes],
    duration: durationOf(draft, today),
    ...(draft.nameDeclared && { name_declared: true }),
    ...(draft.language !== null && { language: draft.language }),
    ...(draft.pin !== '' && { pin: draft.pin }),
    ...(draft.viewLimit !== '' && { view_limit: Number(draft.viewLimit) }),
  }
}
