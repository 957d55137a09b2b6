import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A browser that is logged in at the tax authority, and the clients its user has approved since. */
export type TaxSession = { userName: string; approvedClients: Set<string> }

const COOKIE = 'sandbox_tax_session'

/** The tax authority's own sessions: they outlive the client's, so the next login silently reuses the former user. */
export class TaxSessions {
  readonly #sessions = new Map<string, TaxSession>()
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** The session of this browser, if it has one. */
  find(request: FastifyRequest): TaxSession | undefined {
    return this.#sessions.get(request.cookies[COOKIE] ?? '')
  }

  /** Logs `userName` in, in this browser. */
  start(userName: string, reply: FastifyReply): TaxSession {
    const id = randomBytes(24).toString('base64url')
    const session = { userName, approvedClients: new Set<string>() }
    this.#sessions.set(id, session)
    reply.setCookie(COOKIE, id, { path: this.#path, httpOnly: true, sameSite: 'lax' })
    return session
  }

  /** Ends the session of this browser. */
  end(request: FastifyRequest, reply: FastifyReply): void {
    this.#sessions.delete(request.cookies[COOKIE] ?? '')
    reply.clearCookie(COOKIE, { path: this.#path })
  }
}
