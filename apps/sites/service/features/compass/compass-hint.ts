const KEY = 'compassVisits'

/** The hint is shown on at most this many visits of a session (spec 1 §9). */
export const HINTED_VISITS = 3

/** Counts a visit and tells whether it is one of the first three of the session. */
export function countVisit(storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const visits = Number(storage.getItem(KEY) ?? 0) + 1
  storage.setItem(KEY, String(visits))
  return visits <= HINTED_VISITS
}
