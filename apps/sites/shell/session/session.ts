/** Who is using the site, as far as the server has said. */
export type SessionState<Identity> =
  | { readonly state: 'unknown' }
  | { readonly state: 'anonymous' }
  | { readonly state: 'known'; readonly identity: Identity }
  /** An auth call failed: the user counts as logged out and sees the general error (spec 1 §4). */
  | { readonly state: 'failed' }

interface SessionPorts<Identity> {
  /** Null when nobody is logged in. */
  readonly fetchIdentity: () => Promise<Identity | null>
  readonly now: () => number
}

/** A refresh within this time of the last one makes no call (spec 1 §9). */
export const REFRESH_THROTTLE_MS = 1000

/** The session of one site, outside React so that its throttle counts for the whole page. */
export interface Session<Identity> {
  readonly current: () => SessionState<Identity>
  readonly subscribe: (listener: () => void) => () => void
  readonly refresh: () => Promise<void>
  /** Forgets who was there, after the server said so or the user left. */
  readonly end: () => void
}

export function createSession<Identity>({ fetchIdentity, now }: SessionPorts<Identity>): Session<Identity> {
  let state: SessionState<Identity> = { state: 'unknown' }
  let refreshedAt = Number.NEGATIVE_INFINITY
  const listeners = new Set<() => void>()

  const change = (next: SessionState<Identity>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const ask = async () => {
    try {
      const identity = await fetchIdentity()
      change(identity === null ? { state: 'anonymous' } : { state: 'known', identity })
    } catch {
      change({ state: 'failed' })
    }
  }
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: async () => {
      if (now() - refreshedAt < REFRESH_THROTTLE_MS) return
      refreshedAt = now()
      await ask()
    },
    end: () => change({ state: 'anonymous' }),
  }
}
