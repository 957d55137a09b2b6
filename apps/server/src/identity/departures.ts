import { timingSafeEqual } from 'node:crypto'
import { Refusal, type RefusalCode } from '@perga/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { type Keys, randomSecret, sha256 } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Why a browser leaves, and what it is told when its return is not accepted. */
const REFUSALS = {
  'user-login': 'tax_login_failed',
  'holder-login': 'tax_login_failed',
  'administrator-login': 'tax_login_failed',
  'representative-login': 'tax_login_failed',
  link: 'tax_login_failed',
  'staff-sign-on': 'sign_on_failed',
  'passkey-login': 'passkey_refused',
  'passkey-registration': 'passkey_refused',
} as const satisfies Record<string, RefusalCode>
export type DeparturePurpose = keyof typeof REFUSALS

const LIFETIME_MS = 30 * 60 * 1000

/**
 * A browser leaves for another site and must come back once, the same browser, with what it left with. The `state` of the
 * redirect names the departure; a cookie ties it to the browser, so that nobody can be made to finish somebody else's login.
 */
export class Departures {
  readonly #options: { db: Work; keys: Keys; clock: Clock; isSecure: boolean }

  constructor(options: { db: Work; keys: Keys; clock: Clock; isSecure: boolean }) {
    this.#options = options
  }

  /** Remembers `context` and returns the state that the other site must bring back. */
  async depart(
    exchange: { request: FastifyRequest; reply: FastifyReply },
    purpose: DeparturePurpose,
    context: object,
  ): Promise<string> {
    const { db, keys, clock } = this.#options
    const state = randomSecret()
    await tables(db)
      .insertInto('login_states')
      .values({
        state_hash: sha256(state),
        purpose,
        browser_hash: sha256(this.#browserSecret(exchange)),
        context_sealed: keys.seal('session', JSON.stringify(context)),
        expires_at: new Date(clock.now().getTime() + LIFETIME_MS),
      })
      .execute()
    return state
  }

  /** Takes the departure back, once. Throws the purpose's refusal when it is unknown, over, used or another browser's. */
  async comeBack(request: FastifyRequest, purpose: DeparturePurpose, state: string | undefined): Promise<unknown> {
    const { db, keys, clock } = this.#options
    const browser = request.cookies[this.#cookieName]
    if (state === undefined || browser === undefined) throw new Refusal(REFUSALS[purpose], { reason: 'no state' })
    const now = clock.now()
    const row = await tables(db)
      .updateTable('login_states')
      .set({ consumed_at: now })
      .where('state_hash', '=', sha256(state))
      .where('purpose', '=', purpose)
      .where('consumed_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['browser_hash', 'context_sealed'])
      .executeTakeFirst()
    if (row === undefined || !timingSafeEqual(row.browser_hash, sha256(browser))) {
      throw new Refusal(REFUSALS[purpose], { reason: row === undefined ? 'unknown state' : 'another browser' })
    }
    return JSON.parse(keys.unseal('session', row.context_sealed))
  }

  /** What a departure left with, not yet taken back; null when there is none. For an answer that comes without the browser. */
  async underway(purpose: DeparturePurpose, state: string): Promise<unknown> {
    const { db, keys, clock } = this.#options
    const row = await tables(db)
      .selectFrom('login_states')
      .select('context_sealed')
      .where('state_hash', '=', sha256(state))
      .where('purpose', '=', purpose)
      .where('consumed_at', 'is', null)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst()
    return row === undefined ? null : JSON.parse(keys.unseal('session', row.context_sealed))
  }

  /**
   * What this browser left with, whether it has come back already or too late; null when it did not leave so. Says where a
   * person was, and permits nothing.
   */
  async whereFrom(request: FastifyRequest, purpose: DeparturePurpose, state: string | undefined): Promise<unknown> {
    const { db, keys } = this.#options
    const browser = request.cookies[this.#cookieName]
    if (state === undefined || browser === undefined) return null
    const row = await tables(db)
      .selectFrom('login_states')
      .select('context_sealed')
      .where('state_hash', '=', sha256(state))
      .where('purpose', '=', purpose)
      .where('browser_hash', '=', sha256(browser))
      .executeTakeFirst()
    return row === undefined ? null : JSON.parse(keys.unseal('session', row.context_sealed))
  }

  async removeEnded(): Promise<void> {
    await tables(this.#options.db)
      .deleteFrom('login_states')
      .where('expires_at', '<=', this.#options.clock.now())
      .execute()
  }

  #browserSecret({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): string {
    const known = request.cookies[this.#cookieName]
    if (known !== undefined && known !== '') return known
    const secret = randomSecret()
    reply.setCookie(this.#cookieName, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#options.isSecure,
    })
    return secret
  }

  get #cookieName(): string {
    return `${this.#options.isSecure ? '__Host-' : ''}perga-departure`
  }
}
