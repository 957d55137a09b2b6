import { Sessions } from '@perga/server/identity/sessions.ts'
import { uuidV7 } from '@perga/server/platform/uuid-v7.ts'
import { COMMAND_LINE } from '@perga/server/staff/staff-member.ts'
import type { World } from './world.ts'

const FOUNDED = { admitted_by: COMMAND_LINE, confirmed_by: COMMAND_LINE }

/** A member of the provider at the desk, whose session is started without a passkey. */
export class ProviderSession {
  readonly id = uuidV7(new Date())
  readonly #world: World
  #cookie = ''

  constructor(world: World) {
    this.#world = world
  }

  async signOn(): Promise<this> {
    const { database, keys, clock } = this.#world
    const member = {
      id: this.id,
      name: 'Δοκιμή Παρόχου',
      state: 'active' as const,
      ...FOUNDED,
      created_at: clock.now(),
    }
    await database.db.insertInto('provider_staff').values(member).execute()
    const sessions = new Sessions({ db: database.db, keys, clock, isSecure: false })
    // What a session asks of an answer.
    const reply = {
      request: { cookies: {} },
      log: { info: () => undefined },
      setCookie: (name: string, value: string) => (this.#cookie = `${name}=${value}`),
    }
    await sessions.start(reply as unknown as Parameters<Sessions['start']>[0], 'staff', {
      kind: 'provider',
      memberId: this.id,
    })
    return this
  }

  /** The session as a browser keeps it, for `context.addCookies`. */
  get browserCookie(): { name: string; value: string; url: string } {
    const [name = '', value = ''] = this.#cookie.split('=')
    return { name, value, url: this.#world.origin }
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.#world.origin}${path}`, { headers: this.#headers() })
  }

  post(path: string, body: object = {}): Promise<Response> {
    const headers = { ...this.#headers(), 'content-type': 'application/json' }
    return fetch(`${this.#world.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  #headers() {
    return { cookie: this.#cookie, 'x-requested-with': 'XMLHttpRequest' }
  }
}
