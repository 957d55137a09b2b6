/** What the end of a release is judged by: its authorization. A release without one, as of a check, has no end. */
interface ReleaseEnd {
  revoked_at: Date | null
  expires_at: Date | null
}

/** Whether what allowed the release is over: by its time, by its holder, or by the erasure of its holder. */
export function hasEnded({ revoked_at, expires_at }: ReleaseEnd, now: Date): boolean {
  return revoked_at !== null || (expires_at !== null && expires_at <= now)
}
