import { randomBytes } from 'node:crypto'
import type { Locale } from '@perga/domain'

/** What a client asked for at the authorization endpoint, kept while its user logs in and approves. */
export type AuthorizationRequest = {
  clientId: string
  redirectUri: string
  state: string | null
  locale: Locale
}

type Kept<Value> = { value: Value; expiresAt: number }

/** Values behind random handles, each taken at most once and only before its end. */
export class OneTimeHandles<Value> {
  readonly #kept = new Map<string, Kept<Value>>()
  readonly #now: () => Date
  readonly #lifetime: number

  constructor(now: () => Date, lifetimeSeconds: number) {
    this.#now = now
    this.#lifetime = lifetimeSeconds * 1000
  }

  /** Keeps `value` and gives its handle. */
  keep(value: Value): string {
    const handle = randomBytes(24).toString('base64url')
    this.#kept.set(handle, { value, expiresAt: this.#now().getTime() + this.#lifetime })
    return handle
  }

  /** The value, still kept; undefined when unknown, used or expired. */
  look(handle: string): Value | undefined {
    const kept = this.#kept.get(handle)
    return kept && kept.expiresAt > this.#now().getTime() ? kept.value : undefined
  }

  /** The value, which nobody gets again; undefined when unknown, used or expired. */
  take(handle: string): Value | undefined {
    const value = this.look(handle)
    this.#kept.delete(handle)
    return value
  }
}
