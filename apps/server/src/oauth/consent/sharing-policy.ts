import { dayAfter, endOfGreekDay, greekDay, Refusal, type Scope } from '@perga/domain'

/** Durations of a link, in days: presets, the one chosen beforehand, and the longest that a holder may choose. */
export const DURATIONS = { presets: [1, 7, 30, 90], preset: 30, longest: 365 } as const

/** The version of the terms that a holder accepts before sharing. */
export const TERMS_VERSION = '2026-11-21'

/** When what is shared now for `days` days ends: with the last of those days in Greece. Throws `duration_not_permitted`. */
export function endOfDuration(days: number, now: Date): Date {
  if (!Number.isInteger(days) || days < 1 || days > DURATIONS.longest)
    throw new Refusal('duration_not_permitted', { days })
  return endOfGreekDay(dayAfter(greekDay(now), days))
}

/** The scopes chosen, provided that each was asked for and is within the client's registration. Throws `scope_not_permitted`. */
export function permittedScopes(chosen: readonly string[], offered: readonly Scope[]): Scope[] {
  const permitted = offered.filter((scope) => chosen.includes(scope))
  if (permitted.length === 0 || chosen.some((scope) => !permitted.some((known) => known === scope))) {
    throw new Refusal('scope_not_permitted')
  }
  return permitted
}
