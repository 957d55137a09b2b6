/** An authority that was away is asked again soon, so that a backlog is gone within a minute of its return. */
export const AUTHORITY_PAUSE_MS = { first: 4_000, longest: 20_000 }
/** What is wrong with a signature itself rarely mends; it is tried again in case our settings were at fault. */
const OWN_PAUSE_MS = { first: 60_000, longest: 6 * 60 * 60 * 1000 }

/** When a signature or file that failed is tried again; each pause is twice the one before, up to the longest. */
export function nextAttemptAt(now: Date, { attempts, isOwn }: { attempts: number; isOwn: boolean }): Date {
  const { first, longest } = isOwn ? OWN_PAUSE_MS : AUTHORITY_PAUSE_MS
  return new Date(now.getTime() + Math.min(first * 2 ** Math.min(attempts, 20), longest))
}
