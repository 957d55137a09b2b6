import type { InstitutionAvailability } from '@perga/contracts'
import { compareGreek } from '@perga/domain'
import type { AvailabilityStore } from '../sources/answers/availability-store.ts'
import { publishCount } from './publish-counts.ts'

type Day = Awaited<ReturnType<AvailabilityStore['since']>>[number]
type Names = ReadonlyMap<string, { name_el: string; name_en: string }>

/** Fewer questions than this say nothing about how reliable an institution is. */
const FEWEST_QUESTIONS = 5
/** Every institution is asked more often than this; an older answer says nothing of now. */
const NOW_MS = 15 * 60_000

/** How each connected institution answered, sorted by its Greek name. */
export function describeAvailability(
  rows: readonly Day[],
  { connected, ...context }: { connected: readonly string[]; names: Names; days: readonly string[]; now: Date },
): InstitutionAvailability[] {
  const byInstitution = Map.groupBy(rows, ({ institution }) => institution)
  return connected
    .map((code) => describe(code, byInstitution.get(code) ?? [], context))
    .sort((one, other) => compareGreek(one.name_el, other.name_el))
}

function describe(
  code: string,
  known: readonly Day[],
  { names, days, now }: { names: Names; days: readonly string[]; now: Date },
): InstitutionAvailability {
  const last = known.at(-1)
  const isRecent = last !== undefined && now.getTime() - last.last_asked_at.getTime() <= NOW_MS
  const { name_el = code, name_en = code } = names.get(code) ?? {}
  const sum = (column: 'timed_out' | 'unreachable' | 'broken') => known.reduce((total, day) => total + day[column], 0)
  return {
    ...{ code, name_el, name_en },
    answersNow: isRecent ? last.answers_now : null,
    availability: shareOf(known),
    days: days.map((day) => ({ day, availability: shareOf(known.filter((row) => row.day === day)) })),
    failures: {
      timedOut: publishCount(sum('timed_out')),
      unreachable: publishCount(sum('unreachable')),
      broken: publishCount(sum('broken')),
    },
  }
}

// Rounded down: an institution that failed once has not answered always.
function shareOf(days: readonly Day[]): number | null {
  const answered = days.reduce((total, day) => total + day.answered, 0)
  const asked = days.reduce((total, day) => total + day.timed_out + day.unreachable + day.broken, answered)
  return asked < FEWEST_QUESTIONS ? null : Math.floor((answered / asked) * 1000) / 10
}
