import type { ConsentForm, OwnAuthorization, OwnReceipt } from '@perga/contracts'
import type { z } from 'zod'
import { Graduate, passTaxLogin } from './actors.ts'
import type { World } from './world.ts'

type Conditions = Partial<Omit<z.infer<typeof ConsentForm>, 'degrees'>>

/** A degree holder's browser on the authorization site. */
export class Holder {
  readonly graduate: Graduate
  readonly #world: World
  readonly #userName: string

  constructor(world: World, userName: string) {
    this.graduate = new Graduate(world, userName)
    this.#world = world
    this.#userName = userName
  }

  /** Logs in without an organisation's request; returns where the login ends. */
  logIn(): Promise<string> {
    const loginAddress = `${this.#world.origin}/api/holder/login?lang=en`
    const [world, userName, browser] = [this.#world, this.#userName, this.graduate.browser]
    return passTaxLogin(browser, { world, loginAddress, userName, until: /\/authorization\/data/ })
  }

  /** Shares everything with `client` under `conditions`; returns the link's code. */
  async share(client: string, conditions: Conditions = {}): Promise<string> {
    const answer = await this.tryToShare(client, conditions)
    if (answer.status !== 200) throw new Error(`consent refused: ${await answer.text()}`)
    const { location } = (await answer.json()) as { location: string }
    await this.graduate.browser.visit(location, /\/graduate\/complete/)
    return (await this.graduate.token()).token
  }

  /** Sends the consent and returns the server's answer to it. */
  async tryToShare(client: string, conditions: Conditions = {}): Promise<Response> {
    const uid = await this.graduate.begin(client)
    const { scopes } = await this.graduate.interaction(uid)
    const { degrees } = await this.graduate.degrees(uid)
    const chosen = degrees.filter(({ shareable }) => shareable).map(({ degree }) => degree)
    return this.graduate.consent(uid, { degrees: chosen, scopes, duration: 30, ...conditions })
  }

  /** A call of the holder's area. */
  send(method: string, path: string, body?: object): Promise<Response> {
    return this.graduate.browser.request(`${this.#world.origin}/api/holder/${path}`, {
      method,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  /** A form of several parts, as the holder's pages send it: `form` in JSON, then the files. */
  sendForm(path: string, form: object, files: readonly { name: string; bytes: Uint8Array }[] = []): Promise<Response> {
    const body = new FormData()
    body.append('form', JSON.stringify(form))
    for (const { name, bytes } of files) body.append('attachment', new Blob([Uint8Array.from(bytes)]), name)
    return this.graduate.browser.request(`${this.#world.origin}/api/holder/${path}`, {
      ...{ method: 'POST', headers: { 'x-requested-with': 'XMLHttpRequest' }, body },
    })
  }

  async get<Answer>(path: string): Promise<Answer> {
    const response = await this.send('GET', path)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    // The server's own response schema made it.
    return (await response.json()) as Answer
  }

  async authorizations(): Promise<OwnAuthorization[]> {
    return (await this.get<{ authorizations: OwnAuthorization[] }>('authorizations')).authorizations
  }

  async receipts(): Promise<OwnReceipt[]> {
    return (await this.get<{ receipts: OwnReceipt[] }>('receipts')).receipts
  }
}
