import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { type Keys, randomSecret, sha256 } from '../platform/keys.ts'
import type { SessionKind, SessionState } from './session-state.ts'
import { type SessionStore, sessionStore } from './session-store.ts'

const IDLE_MS = 12 * 60 * 60 * 1000
const PROLONG_AFTER_MS = 5 * 60 * 1000

/**
 * Server-side sessions: the cookie holds 256 random bits, the database their hash and the sealed state, so that logging out
 * ends the session wherever the cookie was copied to. A login always starts a new identifier (no fixation).
 */
export class Sessions {
  readonly #store: SessionStore
  readonly #keys: Keys
  readonly #clock: Clock
  readonly #isSecure: boolean

  constructor(options: { db: Database; keys: Keys; clock: Clock; isSecure: boolean }) {
    this.#store = sessionStore(options.db)
    this.#keys = options.keys
    this.#clock = options.clock
    this.#isSecure = options.isSecure
  }

  async read<Kind extends SessionKind>(request: FastifyRequest, kind: Kind): Promise<SessionState[Kind] | null> {
    const idHash = this.#idHash(request, kind)
    if (idHash === null) return null
    const now = this.#clock.now()
    const row = await this.#store.find(idHash, kind, now)
    if (row === undefined) return null
    if (now.getTime() - row.last_seen_at.getTime() > PROLONG_AFTER_MS) {
      await this.#store.prolong(idHash, now, this.#idleEnd(now))
    }
    // Sealed by start() or change() with the state of this very kind.
    return JSON.parse(this.#keys.unseal('session', row.state_sealed)) as SessionState[Kind]
  }

  async start<Kind extends SessionKind>(reply: FastifyReply, kind: Kind, state: SessionState[Kind]): Promise<void> {
    const id = randomSecret()
    const now = this.#clock.now()
    await this.#store.insert({
      idHash: sha256(id),
      kind,
      stateSealed: this.#keys.seal('session', JSON.stringify(state)),
      now,
      expiresAt: this.#idleEnd(now),
    })
    reply.setCookie(this.#cookieName(kind), id, this.#cookieOptions())
  }

  /** Changes the state of the session that `request` belongs to; starts one when there is none. */
  async change<Kind extends SessionKind>(
    exchange: { request: FastifyRequest; reply: FastifyReply },
    kind: Kind,
    state: SessionState[Kind],
  ): Promise<void> {
    const idHash = this.#idHash(exchange.request, kind)
    if (idHash === null || (await this.read(exchange.request, kind)) === null) {
      await this.start(exchange.reply, kind, state)
      return
    }
    await this.#store.change(idHash, this.#keys.seal('session', JSON.stringify(state)))
  }

  async end(request: FastifyRequest, reply: FastifyReply, kind: SessionKind): Promise<void> {
    const idHash = this.#idHash(request, kind)
    if (idHash !== null) await this.#store.remove(idHash)
    reply.clearCookie(this.#cookieName(kind), this.#cookieOptions())
  }

  async removeEnded(): Promise<void> {
    await this.#store.removeEnded(this.#clock.now())
  }

  #idHash(request: FastifyRequest, kind: SessionKind): Buffer | null {
    const id = request.cookies[this.#cookieName(kind)]
    return id === undefined || id === '' ? null : sha256(id)
  }

  #cookieName(kind: SessionKind): string {
    return `${this.#isSecure ? '__Host-' : ''}perga-${kind}`
  }

  // No expiry: session cookies only (spec 2 §2.4).
  #cookieOptions() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#isSecure } as const
  }

  #idleEnd(now: Date): Date {
    return new Date(now.getTime() + IDLE_MS)
  }
}
