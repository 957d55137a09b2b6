import type { AdministeredOrganisation, OrganisationRequestForm, OwnRoles } from '@perga/contracts'
import { passTaxLogin } from './actors.ts'
import { Browser } from './browser.ts'
import { startWorld, type World } from './world.ts'

/** The product, and the sandbox's mailbox whose messages the tests read. */
export async function startMailedWorld(options: { sitesDirectory?: string } = {}) {
  const world = await startWorld(options)
  return { world, mail: world.sandbox.mailbox, stop: world.stop }
}

/** The code in the newest invitation that `to` received. */
export function invitedCode(received: World['sandbox']['mailbox']['received'], to: string): string {
  const text = received.findLast(
    (message) => message.to.includes(to) && message.text.includes('/registration/invitation/'),
  )
  const code = /\/registration\/invitation\/([\w-]+)/.exec(text?.text ?? '')?.[1]
  if (code === undefined) throw new Error(`${to} has received no invitation`)
  return code
}

/** A browser on the registration site, logged in with a tax account. */
class RegistrationUser {
  readonly browser = new Browser()
  readonly #world: World
  readonly #kind: 'administrator' | 'representative'

  constructor(world: World, kind: 'administrator' | 'representative') {
    this.#world = world
    this.#kind = kind
  }

  /** Logs in; returns where the login ends. */
  logIn(userName: string, query: Record<string, string> = {}): Promise<string> {
    const loginAddress = `${this.#world.origin}/api/${this.#kind}/login?${new URLSearchParams(query)}`
    return passTaxLogin(this.browser, {
      ...{ world: this.#world, loginAddress, userName },
      until: /\/registration\//,
    })
  }

  send(method: string, path: string, body?: object): Promise<Response> {
    return this.browser.request(`${this.#world.origin}${path}`, {
      method,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  async get<Answer>(path: string): Promise<Answer> {
    const response = await this.send('GET', path)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    // The server's own response schema made it.
    return (await response.json()) as Answer
  }
}

/** Whoever holds the tax account of an organisation. */
export class Administrator extends RegistrationUser {
  constructor(world: World) {
    super(world, 'administrator')
  }

  organisation(): Promise<AdministeredOrganisation> {
    return this.get('/api/administrator/organisation')
  }

  /** Invites to a service of the organisation's first client. */
  async invite(email: string, service: 'reading' | 'inspection' = 'reading'): Promise<Response> {
    const client = (await this.organisation()).clients[0]?.id ?? ''
    return this.send('POST', '/api/administrator/invitations', { email, client, service, language: 'el' })
  }
}

/** A person who is invited, accepts, and gives roles back. */
export class Representative extends RegistrationUser {
  constructor(world: World) {
    super(world, 'representative')
  }

  accept(code: string): Promise<Response> {
    return this.send('POST', `/api/registration/invitations/${code}/acceptance`, {})
  }

  roles(): Promise<OwnRoles> {
    return this.get('/api/representative/roles')
  }
}

/** The request of an organisation of the sandbox that has not asked to register yet. */
export const DAWN: OrganisationRequestForm = {
  name_el: 'Χαραυγή Δοκιμαστική Ο.Ε.',
  name_en: 'Dawn Sample Partnership',
  sector: 'private',
  tax_number: '190086792',
  contact_name: 'Αυγή Ανατολίτου',
  contact_phone: '+30 210 0000001',
  contact_email: 'office@dawn.example',
  language: 'el',
}

/** The same of a public body. */
export const TOWN: OrganisationRequestForm = {
  name_el: 'Δήμος Ανύπαρκτης Πολιτείας',
  name_en: 'Municipality of Nowhere',
  sector: 'public',
  tax_number: '190088160',
  contact_name: 'Δημήτριος Δημοτικός',
  contact_phone: '2100000002',
  contact_email: 'registry@town.example',
  language: 'en',
}

/** Sends the form of the registration site. */
export function requestRegistration(world: World, form: object): Promise<Response> {
  return fetch(`${world.origin}/api/registration/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
}

/** The refusal code of an answer. */
export async function refusalOf(answer: Response): Promise<string> {
  const { code } = (await answer.json()) as { code: string }
  return code
}
