import type { ConsentForm, DiplomasAnswer, Interaction, InteractionDegrees, VerificationAnswer } from '@perga/contracts'
import { parseVerificationIdentifier } from '@perga/domain'
import type { z } from 'zod'
import { Browser } from './browser.ts'
import type { World } from './world.ts'

const AJAX = { 'x-requested-with': 'XMLHttpRequest' }

/** Logs in at the sandbox tax authority as `userName` and follows the way back until `until` matches. */
export async function passTaxLogin(
  browser: Browser,
  options: { world: World; loginAddress: string; userName: string; until: RegExp; decision?: 'approve' | 'refuse' },
): Promise<string> {
  const { world, loginAddress, userName, until, decision = 'approve' } = options
  const tax = world.sandbox.addresses.taxAuthority
  const { address, response } = await browser.visit(loginAddress, until)
  // The tax site still has its session and asks nothing.
  if (response === null) return address
  const handle = /name="request" value="([^"]+)"/.exec((await response?.text()) ?? '')?.[1] ?? ''
  await browser.submit(`${tax}/oauth2server/login`, { request: handle, persona: userName })
  const back = await browser.submit(`${tax}/oauth2server/oauth/approval`, { request: handle, [decision]: '1' })
  const location = back.headers.get('location')
  if (location === null) throw new Error(`the tax authority did not send ${userName} back`)
  return (await browser.visit(location, until)).address
}

/** A graduate's browser, with the steps that its pages take. */
export class Graduate {
  readonly browser = new Browser()
  readonly #world: World
  readonly #userName: string

  constructor(world: World, userName: string) {
    this.#world = world
    this.#userName = userName
  }

  /** Steps 1 and 2: chooses the organisation and logs in. Returns the interaction's identifier. */
  async begin(client: string, lang = 'el'): Promise<string> {
    const { origin } = this.#world
    const { address } = await this.browser.visit(
      `${origin}/api/user/oauth/${client}?lang=${lang}`,
      /\/authorization\/interaction\//,
    )
    const uid = new URL(address).pathname.split('/').at(-1) ?? ''
    await passTaxLogin(this.browser, {
      world: this.#world,
      loginAddress: `${origin}/api/holder/login?interaction=${uid}`,
      userName: this.#userName,
      until: /\/authorization\//,
    })
    return uid
  }

  interaction(uid: string): Promise<Interaction> {
    return this.#get(`/api/holder/interactions/${uid}`)
  }

  degrees(uid: string): Promise<InteractionDegrees> {
    return this.#get(`/api/holder/interactions/${uid}/degrees`)
  }

  consent(uid: string, form: z.infer<typeof ConsentForm>): Promise<Response> {
    return this.browser.request(`${this.#world.origin}/api/holder/interactions/${uid}/consent`, {
      method: 'POST',
      headers: { ...AJAX, 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
  }

  /** Shares everything shareable with `client`; returns the link's code. */
  async share(
    client: string,
    choice: { titles?: string[]; scopes?: string[]; duration?: number } = {},
  ): Promise<string> {
    const uid = await this.begin(client)
    const { scopes } = await this.interaction(uid)
    const { degrees } = await this.degrees(uid)
    const chosen = degrees.filter(({ shareable, title }) => shareable && (choice.titles?.includes(title) ?? true))
    const answer = await this.consent(uid, {
      degrees: chosen.map(({ degree }) => degree),
      scopes: choice.scopes ?? scopes,
      duration: choice.duration ?? 30,
    })
    if (answer.status !== 200) throw new Error(`consent refused: ${await answer.text()}`)
    const { location } = (await answer.json()) as { location: string }
    await this.browser.visit(location, /\/graduate\/complete/)
    return (await this.token()).token
  }

  /** The link of step 3. */
  token(): Promise<{ token: string; expires_at: number; email: string | null; display_name: string }> {
    return this.#get('/api/user/token')
  }

  async #get<Answer>(path: string): Promise<Answer> {
    const response = await this.browser.request(`${this.#world.origin}${path}`, { headers: AJAX })
    // The contract tests check the shapes; here a wrong one fails the assertion that uses it.
    return (await response.json()) as Answer
  }
}

/** An organisation user's browser. */
export class Reader {
  readonly browser = new Browser()
  readonly #world: World

  constructor(world: World) {
    this.#world = world
  }

  /** Logs in; returns the page where the login ends. */
  async logIn(
    userName: string,
    query: Record<string, string> = {},
    decision: 'approve' | 'refuse' = 'approve',
  ): Promise<string> {
    const { origin } = this.#world
    const answer = await this.browser.request(`${origin}/api/client/login?${new URLSearchParams(query)}`, {
      headers: AJAX,
    })
    const { gsisURI } = (await answer.json()) as { gsisURI: string }
    return passTaxLogin(this.browser, {
      world: this.#world,
      loginAddress: gsisURI,
      userName,
      until: /\/organisation/,
      decision,
    })
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.browser.submit(`${this.#world.origin}${path}`, fields, { ...AJAX, ...headers })
  }

  async read(token: string, headers: Record<string, string> = {}): Promise<DiplomasAnswer> {
    return (await this.post('/api/client/diplomas/', { token }, headers)).json() as Promise<DiplomasAnswer>
  }

  async verify(identifier: string): Promise<VerificationAnswer> {
    const parts = parseVerificationIdentifier(identifier)
    if (parts === null) throw new Error('not an identifier')
    return (await this.post('/api/client/verify', parts)).json() as Promise<VerificationAnswer>
  }
}
