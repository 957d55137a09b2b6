import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { type Keys, randomSecret, sha256 } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { ownerOf, type SessionKind, type SessionState } from './session-state.ts'
import { type SessionStore, sessionStore } from './session-store.ts'

const HOUR_MS = 60 * 60 * 1000
const IDLE_MS = 12 * HOUR_MS
/** So long after the login a session ends however often it is used: at the desk, where one acts for others, sooner. */
const LONGEST_MS = { people: 24 * HOUR_MS, staff: 12 * HOUR_MS }
const PROLONG_AFTER_MS = 5 * 60 * 1000

/**
 * Server-side sessions: the cookie holds 256 random bits, the database their hash and the sealed state, so that logging out
 * ends the session wherever the cookie was copied to. A login always starts a new identifier (no fixation) and ends the one
 * that the browser had.
 */
export class Sessions {
  readonly #store: SessionStore
  readonly #keys: Keys
  readonly #clock: Clock
  readonly #isSecure: boolean

  constructor(options: { db: Work; keys: Keys; clock: Clock; isSecure: boolean }) {
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
      await this.#store.prolong(idHash, now, this.#idleEnd(now, row.ends_at))
    }
    // Sealed by start() or change() with the state of this very kind.
    return JSON.parse(this.#keys.unseal('session', row.state_sealed)) as SessionState[Kind]
  }

  async start<Kind extends SessionKind>(reply: FastifyReply, kind: Kind, state: SessionState[Kind]): Promise<void> {
    const id = randomSecret()
    const now = this.#clock.now()
    const endsAt = new Date(now.getTime() + (kind === 'staff' ? LONGEST_MS.staff : LONGEST_MS.people))
    const owner = ownerOf(state)
    const replaced = this.#idHash(reply.request, kind)
    if (replaced !== null) await this.#store.remove(replaced)
    await this.#store.insert({
      idHash: sha256(id),
      kind,
      stateSealed: this.#keys.seal('session', JSON.stringify(state)),
      now,
      expiresAt: this.#idleEnd(now, endsAt),
      endsAt,
      ownerHash: owner === null ? null : this.#keys.index('session', owner),
    })
    reply.log.info({ session: kind }, 'session started')
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
    request.log.info({ session: kind }, 'session ended')
    // Nobody who comes after finds the pages by going back.
    reply.header('clear-site-data', '"cache"')
    reply.clearCookie(this.#cookieName(kind), this.#cookieOptions())
  }

  /** Ends the other sessions of this kind of whoever `request` is of, in whatever browser. */
  async endOthers(request: FastifyRequest, kind: SessionKind): Promise<void> {
    const idHash = this.#idHash(request, kind)
    const row = idHash && (await this.#store.find(idHash, kind, this.#clock.now()))
    if (idHash !== null && row?.owner_hash) await this.#store.removeOthers(idHash, kind, row.owner_hash)
  }

  /** Ends every session of this kind of whoever `state` is of. */
  async endAll<Kind extends SessionKind>(kind: Kind, state: SessionState[Kind]): Promise<void> {
    const owner = ownerOf(state)
    if (owner !== null) await this.#store.removeAll(kind, this.#keys.index('session', owner))
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

  #idleEnd(now: Date, endsAt: Date): Date {
    return new Date(Math.min(now.getTime() + IDLE_MS, endsAt.getTime()))
  }
}
