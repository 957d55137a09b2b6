import type { StaffSession } from '@perga/contracts'
import { Browser } from './browser.ts'
import type { World } from './world.ts'

const AJAX = { 'x-requested-with': 'XMLHttpRequest' }
let nextAddress = 0

/** A browser at the desk. */
export class Staff {
  readonly browser = new Browser()
  readonly #world: World
  // An address of its own, for worlds that trust a proxy: so many browsers on one address would meet the limits.
  readonly #headers = { ...AJAX, 'x-forwarded-for': `203.0.113.${(nextAddress++ % 250) + 1}` }

  constructor(world: World) {
    this.#world = world
  }

  /** Begins a sign-on and chooses a persona at the institution; returns the form that the institution posts. */
  async beginSignOn(institution: string, userName: string): Promise<{ acs: string; fields: Record<string, string> }> {
    const { origin } = this.#world
    const { address, response } = await this.browser.visit(`${origin}/api/staff/saml/${institution}/login?lang=en`)
    const handle = /name="request" value="([^"]+)"/.exec((await response?.text()) ?? '')?.[1] ?? ''
    const login = new URL(`/${institution}/login`, address).href
    const page = await (await this.browser.submit(login, { request: handle, persona: userName })).text()
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
    const acs = /action="([^"]+)"/.exec(page)?.[1] ?? ''
    return { acs, fields: { SAMLResponse: field('SAMLResponse'), RelayState: field('RelayState') } }
  }

  /** Posts an institution's form as its page does, without our cookies; returns where the answer leads. */
  async postResponse(acs: string, fields: Record<string, string>): Promise<string> {
    const { singleSignOn: origin } = this.#world.sandbox.addresses
    const from = this.#headers['x-forwarded-for']
    const foreign = { origin, 'sec-fetch-site': 'cross-site', 'x-forwarded-for': from }
    const answer = await new Browser().submit(acs, fields, foreign)
    return answer.headers.get('location') ?? `status ${answer.status}`
  }

  /** Signs in as a member of an institution's staff; returns where the sign-in ends. */
  async signOn(userName: string): Promise<string> {
    const [institution = ''] = userName.split('.')
    const { acs, fields } = await this.beginSignOn(institution, userName)
    const back = await this.postResponse(acs, fields)
    return (await this.browser.visit(back, /\/desk\//)).address
  }

  async session(): Promise<StaffSession> {
    return (await this.get('/api/staff/session')).json() as Promise<StaffSession>
  }

  get(path: string): Promise<Response> {
    return this.browser.request(`${this.#world.origin}${path}`, { headers: this.#headers })
  }

  post(path: string, body: object = {}): Promise<Response> {
    return this.browser.request(`${this.#world.origin}${path}`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
}
